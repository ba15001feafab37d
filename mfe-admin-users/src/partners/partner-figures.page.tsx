import { useTranslation } from '@confida/i18n'
import { EmptyState, ErrorState, Tag } from '@confida/ui'
import { HeartCrack } from 'lucide-react'
import { useId } from 'react'
import { useNumber } from '../format/use-number.ts'
import { useCompanionStats } from './api/partner.queries.ts'
import { FigureCharts, FigureSkeletons } from './components/figure-charts.tsx'
import styles from './partner-figures.module.css'

function Figures({ stats }: { stats: ReturnType<typeof useCompanionStats> }) {
  const { t } = useTranslation('adminUsers')
  if (stats.isPending) return <FigureSkeletons />
  if (!stats.data) {
    return (
      <ErrorState
        title={t('partners.loadError')}
        isRetrying={stats.isFetching}
        onRetry={() => void stats.refetch()}
      />
    )
  }
  if (stats.data.total === 0) {
    return <EmptyState illustration={<HeartCrack aria-hidden />} title={t('partners.empty')} />
  }
  return <FigureCharts stats={stats.data} />
}

/** What people choose: figures over the partners of all accounts. Below the administrator's own, so a section of the page. */
export function Screen() {
  const { t } = useTranslation('adminUsers')
  const number = useNumber()
  const id = useId()
  const stats = useCompanionStats()
  return (
    <section className={styles.figures} aria-labelledby={id}>
      <header className={styles.heading}>
        <div>
          <h2 id={id}>{t('partners.title')}</h2>
          <p className={styles.description}>{t('partners.description')}</p>
        </div>
        {stats.data && <Tag tone="primary">{t('partners.total', { total: number(stats.data.total) })}</Tag>}
      </header>
      <Figures stats={stats} />
    </section>
  )
}
