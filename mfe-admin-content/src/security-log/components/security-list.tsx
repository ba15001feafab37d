import { useTranslation } from '@confida/i18n'
import { Button, EmptyList, LoadFailure } from '@confida/ui/antd'
import { ShieldCheck } from 'lucide-react'
import styles from '../../audit-log/components/audit-list.module.css'
import { ListSkeleton } from '../../layout/list-skeleton.tsx'
import { MoreButton } from '../../paging/more-button.tsx'
import type { useSecurityLog } from '../api/security-log.queries.ts'
import { isFiltered, type SecurityFilters } from '../security-filters.ts'
import { SecurityEntryCard } from './security-entry-card.tsx'

interface SecurityListProps {
  filters: SecurityFilters
  log: ReturnType<typeof useSecurityLog>
  onClear: () => void
}

/** The events that pass the filters, and what stands there while or when there are none. */
export function SecurityList({ filters, log, onClear }: SecurityListProps) {
  const { t } = useTranslation('adminContent')
  if (log.isPending) return <ListSkeleton rows={1} count={6} />
  if (!log.data) {
    const retry = () => void log.refetch()
    return <LoadFailure title={t('auditLog.loadError')} isRetrying={log.isFetching} onRetry={retry} />
  }
  const entries = log.data.pages.flatMap((page) => page.entries)
  if (entries.length === 0) {
    return (
      <EmptyList
        icon={ShieldCheck}
        title={t(isFiltered(filters) ? 'securityLog.noMatch' : 'securityLog.empty')}
      >
        {isFiltered(filters) && <Button onClick={onClear}>{t('filters.clear')}</Button>}
      </EmptyList>
    )
  }
  return (
    <>
      <ul className={styles.list} aria-busy={log.isPlaceholderData || undefined}>
        {entries.map((entry) => (
          <SecurityEntryCard key={entry.id} entry={entry} />
        ))}
      </ul>
      <MoreButton query={log} label={t('auditLog.more')} />
    </>
  )
}
