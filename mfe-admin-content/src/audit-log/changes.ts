import type { AuditEntry } from '@confida/contracts'

/** A field with its values; `undefined` where there was nothing before, or is nothing after. */
export interface FieldChange {
  field: string
  before: unknown
  after: unknown
}

/** Every field that an entry tells of, in the order in which it was written down. */
export function changesOf({ before, after }: AuditEntry): FieldChange[] {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  return [...fields].map((field) => ({ field, before: before?.[field], after: after?.[field] }))
}
