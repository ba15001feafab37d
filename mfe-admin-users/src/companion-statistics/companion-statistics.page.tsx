import { useTranslation } from '@confida/i18n'
import { EmptyState, ErrorState, Tag } from '@confida/ui'
import { HeartCrack } from 'lucide-react'
import { useId } from 'react'
import { useNumber } from '../format/use-number.ts'
import { useCompanionStatistics } from './api/companion-statistics.queries.ts'
import styles from './companion-statistics.module.css'
import { StatisticsCharts, StatisticsSkeletons } from './components/statistics-charts.tsx'

function Statistics({ stats: statistics }: { stats: ReturnType<typeof useCompanionStatistics> }) {
  const { t } = useTranslation('adminUsers')
  if (statistics.isPending) return <StatisticsSkeletons />
  if (!statistics.data) {
    return (
      <ErrorState
        title={t('partners.loadError')}
        isRetrying={statistics.isFetching}
        onRetry={() => void statistics.refetch()}
      />
    )
  }
  if (statistics.data.total === 0) {
    return <EmptyState illustration={<HeartCrack aria-hidden />} title={t('partners.empty')} />
  }
  return <StatisticsCharts stats={statistics.data} />
}

/** What people choose: statistics over the companions of all accounts. Below the administrator's own, so a section of the page. */
export function CompanionStatisticsPage() {
  const { t } = useTranslation('adminUsers')
  const number = useNumber()
  const id = useId()
  const stats = useCompanionStatistics()
  return (
    <section className={styles.figures} aria-labelledby={id}>
      <header className={styles.heading}>
        <div>
          <h2 id={id}>{t('partners.title')}</h2>
          <p className={styles.description}>{t('partners.description')}</p>
        </div>
        {stats.data && <Tag tone="primary">{t('partners.total', { total: number(stats.data.total) })}</Tag>}
      </header>
      <Statistics stats={stats} />
    </section>
  )
}
