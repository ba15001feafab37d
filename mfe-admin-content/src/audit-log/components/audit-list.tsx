import { useTranslation } from '@confida/i18n'
import { useIsPhone } from '@confida/ui'
import { History } from 'lucide-react'
import { EntryTable } from '../../layout/entry-table.tsx'
import { EntryPages } from '../../paging/entry-pages.tsx'
import type { useAuditLog } from '../api/audit-log.queries.ts'
import { type AuditFilters, isFiltered } from '../audit-filters.ts'
import { changesOf } from '../changes.ts'
import { AuditChanges } from './audit-changes.tsx'
import { useAuditColumns } from './use-audit-columns.tsx'

interface AuditListProps {
  filters: AuditFilters
  log: ReturnType<typeof useAuditLog>
  onClear: () => void
}

/** The changes that pass the filters; opened, each shows before and after. */
export function AuditList({ filters, log, onClear }: AuditListProps) {
  const { t } = useTranslation('adminContent')
  const columns = useAuditColumns(useIsPhone())
  return (
    <EntryPages
      query={log}
      entriesOf={({ entries }) => entries}
      texts={{
        failed: t('auditLog.loadError'),
        empty: t('auditLog.empty'),
        noMatch: t('auditLog.noMatch'),
        more: t('auditLog.more'),
      }}
      icon={History}
      isFiltered={isFiltered(filters)}
      onClear={onClear}
    >
      {(entries) => (
        <EntryTable
          label={t('securityLog.logs.changes')}
          entries={entries}
          columns={columns}
          nameOf={({ action, target_name }) =>
            [t(`auditLog.actions.${action}`), target_name].filter(Boolean).join(' · ')
          }
          hasDetail={(entry) => changesOf(entry).length > 0}
          detail={(entry) => <AuditChanges entry={entry} />}
          isStale={log.isPlaceholderData}
        />
      )}
    </EntryPages>
  )
}
