import { useTranslation } from '@confida/i18n'
import { StatCard } from '@confida/ui'
import { CalendarDays, Heart, PauseCircle, UserCheck, Users, Wallet } from 'lucide-react'
import { useNumber } from '../../format/use-number.ts'
import { useUserCounts, useUserStatistics } from '../api/user.queries.ts'
import styles from './user-tiles.module.css'

/** Days purchased and revenue are shown as fixed values, whatever the statistics say (specification §2, §9). */
const FIXED_DAYS = '0'
const FIXED_REVENUE = '€0'

/** The six statistics above the list. */
export function UserTiles() {
  const { t } = useTranslation('adminUsers')
  const { t: tc } = useTranslation('common')
  const number = useNumber()
  const counts = useUserCounts()
  const statistics = useUserStatistics()
  const shown = (value: number | undefined) => (value === undefined ? tc('missing.value') : number(value))
  const counting = { loading: counts.isPending }
  return (
    <section className={styles.tiles} aria-label={t('tiles.label')}>
      <StatCard {...counting} label={t('tiles.total')} value={shown(counts.data?.total)} icon={<Users />} />
      <StatCard
        {...counting}
        label={t('tiles.active')}
        value={shown(counts.data?.active)}
        icon={<UserCheck />}
        tone="success"
      />
      <StatCard
        {...counting}
        label={t('tiles.standby')}
        value={shown(counts.data?.standby)}
        icon={<PauseCircle />}
        tone="accent"
      />
      <StatCard
        loading={statistics.isPending}
        label={t('tiles.relationships')}
        value={shown(statistics.data?.totalRelationships)}
        icon={<Heart />}
      />
      <StatCard label={t('tiles.days')} value={FIXED_DAYS} icon={<CalendarDays />} tone="info" />
      <StatCard label={t('tiles.revenue')} value={FIXED_REVENUE} icon={<Wallet />} tone="success" />
    </section>
  )
}
