import type { User } from '@confida/contracts'
import { Avatar, Card } from '@confida/ui/antd'
import type { ReactNode } from 'react'
import { useUserDisplay } from '../user-display.ts'
import styles from './user-card.module.css'
import { UserFacts } from './user-facts.tsx'
import { UserStatusTag } from './user-status-tag.tsx'

interface UserCardProps {
  user: User
  /** The buttons of what can be done with the account. */
  actions?: ReactNode
}

function UserHeading({ user }: { user: User }) {
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
        <UserStatusTag user={user} />
      </div>
    </header>
  )
}

/** One account at a glance. */
export function UserCard({ user, actions }: UserCardProps) {
  return (
    <article className={styles.article}>
      <Card size="small" className={styles.card} classNames={{ body: styles.body }}>
        <UserHeading user={user} />
        <UserFacts user={user} />
        {actions && <footer className={styles.actions}>{actions}</footer>}
      </Card>
    </article>
  )
}
