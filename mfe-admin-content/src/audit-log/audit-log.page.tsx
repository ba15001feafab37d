import { useTranslation } from '@confida/i18n'
import { useAddress } from '@confida/remote-kit/address'
import { PageHeader } from '@confida/ui'
import { useAuditLog } from './api/audit-log.queries.ts'
import { readFilters } from './audit-filters.ts'
import { AuditFilterBar } from './components/audit-filter-bar.tsx'
import { AuditList } from './components/audit-list.tsx'

/** What administrators have changed: who, what, when, before and after. */
export function AuditLogPage() {
  const { t } = useTranslation('adminContent')
  const { params, change } = useAddress()
  const filters = readFilters(params)
  const log = useAuditLog(filters)
  const clear = () => change({ action: undefined, search: undefined, from: undefined, to: undefined })
  return (
    <>
      <PageHeader title={t('auditLog.title')} description={t('auditLog.description')} />
      <AuditFilterBar filters={filters} onChange={change} />
      <AuditList filters={filters} log={log} onClear={clear} />
    </>
  )
}
