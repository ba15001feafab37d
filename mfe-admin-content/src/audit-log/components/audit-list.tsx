import { useTranslation } from '@confida/i18n'
import { Button, EmptyState, ErrorState } from '@confida/ui'
import { History } from 'lucide-react'
import { ListSkeleton } from '../../layout/list-skeleton.tsx'
import { MoreButton } from '../../paging/more-button.tsx'
import type { useAuditLog } from '../api/audit-log.queries.ts'
import { type AuditFilters, isFiltered } from '../audit-filters.ts'
import { AuditEntryCard } from './audit-entry-card.tsx'
import styles from './audit-list.module.css'

interface AuditListProps {
  filters: AuditFilters
  log: ReturnType<typeof useAuditLog>
  onClear: () => void
}

/** The changes that pass the filters, and what stands there while or when there are none. */
export function AuditList({ filters, log, onClear }: AuditListProps) {
  const { t } = useTranslation('adminContent')
  if (log.isPending) return <ListSkeleton height="76px" count={6} />
  if (!log.data) {
    const retry = () => void log.refetch()
    return <ErrorState title={t('auditLog.loadError')} isRetrying={log.isFetching} onRetry={retry} />
  }
  const entries = log.data.pages.flatMap((page) => page.entries)
  if (entries.length === 0) {
    return (
      <EmptyState
        illustration={<History aria-hidden />}
        title={t(isFiltered(filters) ? 'auditLog.noMatch' : 'auditLog.empty')}
        action={
          isFiltered(filters) && (
            <Button variant="secondary" onClick={onClear}>
              {t('filters.clear')}
            </Button>
          )
        }
      />
    )
  }
  return (
    <>
      <ul className={styles.list} aria-busy={log.isPlaceholderData || undefined}>
        {entries.map((entry) => (
          <AuditEntryCard key={entry.id} entry={entry} />
        ))}
      </ul>
      <MoreButton query={log} label={t('auditLog.more')} />
    </>
  )
}
