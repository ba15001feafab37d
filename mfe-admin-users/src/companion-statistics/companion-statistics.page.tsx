import { useTranslation } from '@confida/i18n'
import { EmptyList, LoadFailure, Tag } from '@confida/ui/antd'
import { HeartCrack } from 'lucide-react'
import { useId } from 'react'
import { useNumber } from '../format/use-number.ts'
import { useCompanionStatistics } from './api/companion-statistics.queries.ts'
import styles from './companion-statistics.module.css'
import { StatisticsCharts, StatisticsSkeletons } from './components/statistics-charts.tsx'

function Statistics({ statistics }: { statistics: ReturnType<typeof useCompanionStatistics> }) {
  const { t } = useTranslation('adminUsers')
  if (statistics.isPending) return <StatisticsSkeletons />
  if (!statistics.data) {
    return (
      <LoadFailure
        title={t('companions.loadError')}
        isRetrying={statistics.isFetching}
        onRetry={() => void statistics.refetch()}
      />
    )
  }
  if (statistics.data.total === 0) {
    return <EmptyList icon={HeartCrack} title={t('companions.empty')} />
  }
  return <StatisticsCharts statistics={statistics.data} />
}

/** Statistics over the companions of all accounts. A section, because it stands below the administrator's own companions. */
export function CompanionStatisticsPage() {
  const { t } = useTranslation('adminUsers')
  const number = useNumber()
  const id = useId()
  const statistics = useCompanionStatistics()
  return (
    <section className={styles.statistics} aria-labelledby={id}>
      <header className={styles.heading}>
        <div>
          <h2 id={id}>{t('companions.title')}</h2>
          <p className={styles.description}>{t('companions.description')}</p>
        </div>
        {statistics.data && <Tag>{t('companions.total', { total: number(statistics.data.total) })}</Tag>}
      </header>
      <Statistics statistics={statistics} />
    </section>
  )
}
