import { useTranslation } from '@confida/i18n'
import { useAddress } from '@confida/remote-kit/address'
import { PageHeader } from '@confida/ui'
import { Scale } from 'lucide-react'
import { ButtonLink } from '../navigation/button-link.tsx'
import { SecurityLog } from '../security-log/security-log.tsx'
import { useAuditLog } from './api/audit-log.queries.ts'
import { readFilters } from './audit-filters.ts'
import { AuditFilterBar } from './components/audit-filter-bar.tsx'
import { AuditList } from './components/audit-list.tsx'
import { LogSwitch } from './components/log-switch.tsx'

const noFilters = { action: undefined, event: undefined, search: undefined, from: undefined, to: undefined }

/** What administrators have changed, or what the security log tells. */
export function AuditLogPage() {
  const { t } = useTranslation('adminContent')
  const { params, change } = useAddress()
  const isSecurity = params.get('log') === 'security'
  const domain = isSecurity ? 'securityLog' : 'auditLog'
  return (
    <>
      <PageHeader
        title={t('auditLog.title')}
        description={t(`${domain}.description`)}
        actions={
          <ButtonLink to={{ search: '?view=conformita' }} icon={<Scale aria-hidden size={16} />}>
            {t('navigation.compliance')}
          </ButtonLink>
        }
      />
      <LogSwitch
        isSecurity={isSecurity}
        onChange={(log) => change({ ...noFilters, log: log === 'security' ? log : undefined })}
      />
      {isSecurity ? <SecurityLog /> : <AuditLog />}
    </>
  )
}

/** Who has changed what, and when; before and after. */
function AuditLog() {
  const { params, change } = useAddress()
  const filters = readFilters(params)
  const log = useAuditLog(filters)
  return (
    <>
      <AuditFilterBar filters={filters} onChange={change} />
      <AuditList filters={filters} log={log} onClear={() => change(noFilters)} />
    </>
  )
}
