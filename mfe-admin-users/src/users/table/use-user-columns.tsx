import type { User, UserSort } from '@confida/contracts'
import { formatDate, useTranslation } from '@confida/i18n'
import { Button, type ColumnsType } from '@confida/ui/antd'
import type { ReactNode } from 'react'
import { useEuro, useNumber } from '../../format/use-number.ts'
import { sortOrderOf } from '../../rows/user-rows-table.tsx'
import { UserStatusTag } from '../components/user-status-tag.tsx'
import { birthDateOf, useUserDisplay } from '../user-display.ts'
import { isSortable, type UserColumn, userHeadings } from './user-columns.ts'
import styles from './user-table.module.css'

interface ColumnOptions {
  columns: readonly UserColumn[]
  sort: UserSort
  /** The address stands below the name, where there is no room beside it. */
  isStacked: boolean
  onOpen: (user: User) => void
}

const figures: readonly UserColumn[] = ['companions', 'premium_days', 'spent']

function useCells({ isStacked, onOpen }: ColumnOptions): Record<UserColumn, (user: User) => ReactNode> {
  const display = useUserDisplay()
  const number = useNumber()
  const euro = useEuro()
  return {
    name: (user) => (
      <>
        <Button type="link" className={styles.name} onClick={() => onOpen(user)}>
          <bdi>{display.name(user)}</bdi>
        </Button>
        {isStacked && (
          <span className={styles.below}>
            <bdi>{display.email(user)}</bdi>
          </span>
        )}
      </>
    ),
    email: (user) => <bdi>{display.email(user)}</bdi>,
    status: (user) => <UserStatusTag user={user} />,
    phone: (user) => <bdi className={styles.whole}>{display.phone(user)}</bdi>,
    birth_date: (user) => <bdi className={styles.whole}>{formatDate(birthDateOf(user))}</bdi>,
    created_at: (user) => <bdi className={styles.whole}>{formatDate(user.created_at)}</bdi>,
    companions: (user) => number(user.companion_count ?? 0),
    premium_days: (user) => number(user.days_remaining ?? 0),
    spent: (user) => <bdi className={styles.whole}>{euro(user.total_spent ?? 0)}</bdi>,
  }
}

/** The chosen columns; the name opens the account. */
export function useUserColumns(options: ColumnOptions): ColumnsType<User> {
  const { t } = useTranslation('adminUsers')
  const cells = useCells(options)
  return options.columns.map((column) => ({
    key: column,
    title: t(userHeadings[column]),
    align: figures.includes(column) ? 'end' : undefined,
    sorter: isSortable(column),
    sortOrder: sortOrderOf(options.sort, column),
    render: (_value, user) => cells[column](user),
  }))
}
