import { useTranslation } from '@confida/i18n'
import { useIsPhone } from '@confida/ui'
import { ShieldCheck } from 'lucide-react'
import { EntryTable } from '../../layout/entry-table.tsx'
import { EntryPages } from '../../paging/entry-pages.tsx'
import type { useSecurityLog } from '../api/security-log.queries.ts'
import { isFiltered, type SecurityFilters } from '../security-filters.ts'
import { SecurityFacts } from './security-facts.tsx'
import { useSecurityColumns } from './use-security-columns.tsx'

interface SecurityListProps {
  filters: SecurityFilters
  log: ReturnType<typeof useSecurityLog>
  onClear: () => void
}

/** The events that pass the filters; opened, each shows all that is known of it. */
export function SecurityList({ filters, log, onClear }: SecurityListProps) {
  const { t } = useTranslation('adminContent')
  const columns = useSecurityColumns(useIsPhone())
  return (
    <EntryPages
      query={log}
      entriesOf={({ entries }) => entries}
      texts={{
        failed: t('auditLog.loadError'),
        empty: t('securityLog.empty'),
        noMatch: t('securityLog.noMatch'),
        more: t('auditLog.more'),
      }}
      icon={ShieldCheck}
      isFiltered={isFiltered(filters)}
      onClear={onClear}
    >
      {(entries) => (
        <EntryTable
          label={t('securityLog.logs.security')}
          entries={entries}
          columns={columns}
          nameOf={({ event, user_name }) =>
            [t(`securityLog.events.${event}`), user_name].filter(Boolean).join(' · ')
          }
          detail={(entry) => <SecurityFacts entry={entry} />}
          isStale={log.isPlaceholderData}
        />
      )}
    </EntryPages>
  )
}
