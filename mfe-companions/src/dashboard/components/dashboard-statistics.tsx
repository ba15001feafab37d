import { COMPANION_LIMIT } from '@confida/contracts'
import { formatDateTime, useTranslation } from '@confida/i18n'
import { useSession } from '@confida/session'
import { classNames, StatCard } from '@confida/ui'
import { CalendarDays, Heart, Sparkles, Users } from 'lucide-react'
import styles from '../dashboard.module.css'

/** Shown where a number could not be loaded. */
const UNKNOWN = '–'

interface DashboardStatisticsProps {
  /** How many companions there are; nothing before that is known, or when it could not be loaded. */
  created: number | undefined
  isLoading: boolean
}

/** The four statistics of the account. The total is fixed, also for those without a limit (specification §2). */
export function DashboardStatistics({ created, isLoading }: DashboardStatisticsProps) {
  const { t } = useTranslation('companions')
  const registered = useSession((session) => session.user?.created_at)
  const remaining = created === undefined ? UNKNOWN : Math.max(0, COMPANION_LIMIT - created)
  return (
    <section aria-label={t('dashboard.overview')} className={styles.statistics}>
      <StatCard
        className={styles.statistic}
        label={t('dashboard.statistics.total')}
        value={COMPANION_LIMIT}
        icon={<Users aria-hidden />}
      />
      <StatCard
        className={styles.statistic}
        label={t('dashboard.statistics.created')}
        value={created ?? UNKNOWN}
        icon={<Heart aria-hidden />}
        tone="accent"
        loading={isLoading}
      />
      <StatCard
        className={styles.statistic}
        label={t('dashboard.statistics.remaining')}
        value={remaining}
        icon={<Sparkles aria-hidden />}
        tone="success"
        loading={isLoading}
      />
      <StatCard
        className={classNames(styles.statistic, styles.date)}
        label={t('dashboard.statistics.registered')}
        value={formatDateTime(registered)}
        icon={<CalendarDays aria-hidden />}
        tone="info"
      />
    </section>
  )
}
