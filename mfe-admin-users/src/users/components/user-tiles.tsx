import { useTranslation } from '@confida/i18n'
import { StatTile } from '@confida/ui/antd'
import { CalendarDays, Heart, PauseCircle, UserCheck, Users, Wallet } from 'lucide-react'
import { useCanEnter } from '../../access/use-can-enter.ts'
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
  const seesPayments = useCanEnter('payments')
  const counts = useUserCounts()
  const statistics = useUserStatistics()
  const shown = (value: number | undefined) => (value === undefined ? tc('missing.value') : number(value))
  const icon = { 'aria-hidden': true, size: 18 }
  return (
    <section className={styles.section} aria-label={t('tiles.label')}>
      <ul className={`cf-list ${styles.tiles}`}>
        <StatTile
          title={t('tiles.total')}
          value={shown(counts.data?.total)}
          loading={counts.isPending}
          icon={<Users {...icon} />}
        />
        <StatTile
          title={t('tiles.active')}
          value={shown(counts.data?.active)}
          loading={counts.isPending}
          icon={<UserCheck {...icon} />}
        />
        <StatTile
          title={t('tiles.standby')}
          value={shown(counts.data?.standby)}
          loading={counts.isPending}
          icon={<PauseCircle {...icon} />}
        />
        <StatTile
          title={t('tiles.relationships')}
          value={shown(statistics.data?.totalRelationships)}
          loading={statistics.isPending}
          icon={<Heart {...icon} />}
        />
        {seesPayments && (
          <>
            <StatTile title={t('tiles.days')} value={FIXED_DAYS} icon={<CalendarDays {...icon} />} />
            <StatTile title={t('tiles.revenue')} value={FIXED_REVENUE} icon={<Wallet {...icon} />} />
          </>
        )}
      </ul>
    </section>
  )
}
