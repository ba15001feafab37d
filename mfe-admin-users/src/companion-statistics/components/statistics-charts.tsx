import {
  type CompanionStatistics,
  communicationStyles,
  genders,
  interests,
  personalityTypes,
} from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { Card, Skeleton } from '@confida/ui'
import { BarChart } from './bar-chart.tsx'
import styles from './statistics-charts.module.css'

/** One chart for each choice. A companion has one of each, but up to three interests: their shares add up to more. */
export function StatisticsCharts({ stats }: { stats: CompanionStatistics }) {
  const { t } = useTranslation('adminUsers')
  const { t: option } = useTranslation('options')
  const { total } = stats
  return (
    <div className={styles.charts}>
      <BarChart
        title={t('partners.gender')}
        total={total}
        bars={genders.map((value) => ({ label: option(`genders.${value}`), count: stats.gender[value] }))}
      />
      <BarChart
        title={t('partners.personality')}
        total={total}
        bars={personalityTypes.map((value) => ({
          label: option(`personalities.${value}.neutro`),
          count: stats.personality[value],
        }))}
      />
      <BarChart
        title={t('partners.style')}
        total={total}
        bars={communicationStyles.map((value) => ({
          label: option(`styles.${value}`),
          count: stats.style[value],
        }))}
      />
      <BarChart
        isWide
        title={t('partners.interest')}
        note={t('partners.interestNote')}
        total={total}
        bars={interests.map((value) => ({
          label: option(`interests.${value}`),
          count: stats.interest[value],
        }))}
      />
    </div>
  )
}

const PLACEHOLDERS = ['gender', 'personality', 'style'] as const

/** The outline of the charts while their statistics are on their way. */
export function StatisticsSkeletons() {
  const { t } = useTranslation('adminUsers')
  const { t: tc } = useTranslation('common')
  return (
    <div className={styles.charts} role="status" aria-label={tc('loading')}>
      {PLACEHOLDERS.map((name) => (
        <Card key={name}>
          <h3 className={styles.title}>{t(`partners.${name}`)}</h3>
          <Skeleton lines={5} height="1.8em" />
        </Card>
      ))}
    </div>
  )
}
