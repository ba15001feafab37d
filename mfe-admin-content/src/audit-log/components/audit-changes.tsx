import type { AuditEntry } from '@confida/contracts'
import { changesOf } from '../changes.ts'
import styles from './audit-changes.module.css'
import { AuditField } from './audit-field.tsx'

/** The fields of one change, before and after. */
export const AuditChanges = ({ entry }: { entry: AuditEntry }) => (
  <dl className={styles.changes}>
    {changesOf(entry).map((change) => (
      <AuditField key={change.field} change={change} action={entry.action} />
    ))}
  </dl>
)
