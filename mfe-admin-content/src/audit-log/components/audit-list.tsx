import { useTranslation } from '@confida/i18n'
import { Button, EmptyList, LoadFailure } from '@confida/ui/antd'
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
  if (log.isPending) return <ListSkeleton rows={1} count={6} />
  if (!log.data) {
    const retry = () => void log.refetch()
    return <LoadFailure title={t('auditLog.loadError')} isRetrying={log.isFetching} onRetry={retry} />
  }
  const entries = log.data.pages.flatMap((page) => page.entries)
  if (entries.length === 0) {
    return (
      <EmptyList icon={History} title={t(isFiltered(filters) ? 'auditLog.noMatch' : 'auditLog.empty')}>
        {isFiltered(filters) && <Button onClick={onClear}>{t('filters.clear')}</Button>}
      </EmptyList>
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
