import type { User } from '@confida/contracts'
import { formatDate, useTranslation } from '@confida/i18n'
import { Avatar, Card, Tag } from '@confida/ui/antd'
import { ShieldCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { useEuro, useNumber } from '../../format/use-number.ts'
import { FactList } from '../../rows/fact-list.tsx'
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
      <Avatar aria-hidden size={36} className={styles.avatar}>
        {user.name?.trim().charAt(0).toLocaleUpperCase()}
      </Avatar>
      <div className={styles.identity}>
        <h2 className={styles.name}>{display.name(user)}</h2>
        <p className={styles.email}>
          <bdi>{display.email(user)}</bdi>
        </p>
      </div>
      <div className={styles.tags}>
        <Tag color={user.is_standby ? 'warning' : 'success'}>
          {t(user.is_standby ? 'user.standby' : 'user.active')}
        </Tag>
        {user.role === 'admin' && <Tag icon={<ShieldCheck aria-hidden size={14} />}>{t('user.admin')}</Tag>}
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
  return (
    <article className={styles.article}>
      <Card size="small" className={styles.card} classNames={{ body: styles.body }}>
        <UserHeading user={user} />
        <FactList
          layout="vertical"
          column={2}
          facts={[
            [t('user.phone'), display.phone(user)],
            [t('user.birthDate'), formatDate(birthDateOf(user))],
            [t('user.registered'), formatDate(user.created_at)],
            [t('user.companions'), number(user.companion_count ?? 0)],
            [t('user.premiumDays'), number(user.days_remaining ?? 0)],
            [t('user.spent'), euro(user.total_spent ?? 0)],
          ]}
        />
        {actions && <footer className={styles.actions}>{actions}</footer>}
      </Card>
    </article>
  )
}
