import {
  type CompanionStatistics,
  communicationStyles,
  genders,
  interests,
  personalityTypes,
} from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { Card, Skeleton } from '@confida/ui/antd'
import { BarChart } from './bar-chart.tsx'
import styles from './statistics-charts.module.css'

/** One chart for each choice. A companion has one of each, but up to three interests: their shares add up to more. */
export function StatisticsCharts({ statistics }: { statistics: CompanionStatistics }) {
  const { t } = useTranslation('adminUsers')
  const { t: option } = useTranslation('options')
  const { total } = statistics
  return (
    <div className={styles.charts}>
      <BarChart
        title={t('companions.gender')}
        total={total}
        bars={genders.map((value) => ({
          label: option(`genders.${value}`),
          count: statistics.gender[value],
        }))}
      />
      <BarChart
        title={t('companions.personality')}
        total={total}
        bars={personalityTypes.map((value) => ({
          label: option(`personalities.${value}.neutro`),
          count: statistics.personality[value],
        }))}
      />
      <BarChart
        title={t('companions.style')}
        total={total}
        bars={communicationStyles.map((value) => ({
          label: option(`styles.${value}`),
          count: statistics.style[value],
        }))}
      />
      <BarChart
        isWide
        title={t('companions.interest')}
        note={t('companions.interestNote')}
        total={total}
        bars={interests.map((value) => ({
          label: option(`interests.${value}`),
          count: statistics.interest[value],
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
        <Card key={name} size="small">
          <h3 className={styles.title}>{t(`companions.${name}`)}</h3>
          <Skeleton active title={false} paragraph={{ rows: 5 }} />
        </Card>
      ))}
    </div>
  )
}
