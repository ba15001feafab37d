import { useTranslation } from '@confida/i18n'
import { useSession } from '@confida/session'
import styles from '../dashboard.module.css'
import { greetingOf } from '../greeting.ts'
import { PremiumCard } from './premium-card.tsx'

/** The greeting by time of day, with the premium days beside it. */
export function DashboardHeader() {
  const { t } = useTranslation('companions')
  const user = useSession((session) => session.user)
  const greeting = t(`dashboard.greeting.${greetingOf(new Date().getHours())}`)
  const name = user?.name?.trim().split(/\s+/)[0]
  return (
    <header className={styles.header}>
      <div className={styles.hello}>
        <h1>{name ? t('dashboard.greeting.withName', { greeting, name }) : greeting}</h1>
        <p className={styles.subtitle}>{t('dashboard.subtitle')}</p>
      </div>
      <PremiumCard days={user?.days_remaining ?? 0} />
    </header>
  )
}
