import type { AuditAction as Action } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { EntryKind } from '../../layout/entry-kind.tsx'
import { auditIcon } from '../audit-icon.ts'

/** What was done, with the sign of the kind of thing that it was done to. */
export function AuditAction({ action }: { action: Action }) {
  const { t } = useTranslation('adminContent')
  return <EntryKind icon={auditIcon(action)}>{t(`auditLog.actions.${action}`)}</EntryKind>
}
