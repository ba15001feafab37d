import type { User } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { classNames } from '@confida/ui'
import { Card, Skeleton } from '@confida/ui/antd'
import type { ReactNode } from 'react'
import { UserCard } from './user-card.tsx'
import styles from './user-grid.module.css'

interface UserGridProps {
  users: User[]
  /** The rows of the last page, while another one is fetched. */
  isStale: boolean
  actionsFor?: (user: User) => ReactNode
}

export function UserGrid({ users, isStale, actionsFor }: UserGridProps) {
  return (
    <ul className={classNames(styles.grid, isStale && styles.stale)} aria-busy={isStale || undefined}>
      {users.map((user) => (
        <li key={user.id} className={styles.item}>
          <UserCard user={user} actions={actionsFor?.(user)} />
        </li>
      ))}
    </ul>
  )
}

const PLACEHOLDERS = ['a', 'b', 'c', 'd', 'e', 'f']

/** The outline of the grid while the first page loads. */
export function UserGridSkeleton() {
  const { t } = useTranslation('common')
  return (
    <div className={styles.grid} role="status" aria-label={t('loading')}>
      {PLACEHOLDERS.map((name) => (
        <Card key={name} size="small">
          <Skeleton active avatar paragraph={{ rows: 3 }} />
        </Card>
      ))}
    </div>
  )
}
