import type { AuditEntry } from '@confida/contracts'
import { changesOf } from '../changes.ts'
import { useFieldLabel } from '../use-field-label.ts'

/** The names of the fields that a change tells of. */
export function ChangedFields({ entry }: { entry: AuditEntry }) {
  const label = useFieldLabel(entry.action)
  return changesOf(entry)
    .map(({ field }) => label(field))
    .join(' · ')
}
