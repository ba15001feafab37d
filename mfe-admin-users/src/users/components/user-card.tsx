import type { User } from '@confida/contracts'
import { formatDate, useTranslation } from '@confida/i18n'
import { Avatar, Card, Tag } from '@confida/ui'
import { ShieldCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { useEuro, useNumber } from '../../format/use-number.ts'
import { type Fact, FactList } from '../../rows/fact-list.tsx'
import { birthDateOf, useUserDisplay } from '../user-display.ts'
import styles from './user-card.module.css'

interface UserCardProps {
  user: User
  /** The buttons of what can be done with the account. */
  actions?: ReactNode
}

function UserHeading({ user }: { user: User }) {
  const { t } = useTranslation('adminUsers')
  const display = useUserDisplay()
  return (
    <header className={styles.heading}>
      <Avatar name={user.name ?? ''} size={46} />
      <div className={styles.identity}>
        <h2 className={styles.name}>{display.name(user)}</h2>
        <p className={styles.email}>
          <bdi>{display.email(user)}</bdi>
        </p>
      </div>
      <div className={styles.tags}>
        <Tag tone={user.is_standby ? 'warning' : 'success'}>
          {t(user.is_standby ? 'user.standby' : 'user.active')}
        </Tag>
        {user.role === 'admin' && (
          <Tag tone="primary" icon={<ShieldCheck aria-hidden />}>
            {t('user.admin')}
          </Tag>
        )}
      </div>
    </header>
  )
}

/** One account at a glance. */
export function UserCard({ user, actions }: UserCardProps) {
  const { t } = useTranslation('adminUsers')
  const display = useUserDisplay()
  const number = useNumber()
  const euro = useEuro()
  const facts: Fact[] = [
    [t('user.phone'), display.phone(user)],
    [t('user.birthDate'), formatDate(birthDateOf(user))],
    [t('user.registered'), formatDate(user.created_at)],
    [t('user.companions'), number(user.companion_count ?? 0)],
    [t('user.premiumDays'), number(user.days_remaining ?? 0)],
    [t('user.spent'), euro(user.total_spent ?? 0)],
  ]
  return (
    <Card as="article" padding="none" className={styles.card}>
      <UserHeading user={user} />
      <FactList facts={facts} className={styles.facts} />
      {actions && <footer className={styles.actions}>{actions}</footer>}
    </Card>
  )
}
