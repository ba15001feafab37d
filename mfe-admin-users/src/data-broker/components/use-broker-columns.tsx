import type { User, UserSort } from '@confida/contracts'
import { formatDate, formatDateTime, useTranslation } from '@confida/i18n'
import type { ColumnsType } from '@confida/ui/antd'
import type { ReactNode } from 'react'
import { sortOrderOf } from '../../rows/user-rows-table.tsx'
import { birthDateOf, useUserDisplay } from '../../users/user-display.ts'
import styles from './broker-table.module.css'

/** The five columns, in the order that the export has too. */
export const brokerColumns = ['created_at', 'name', 'birth_date', 'phone', 'email'] as const

export type BrokerColumn = (typeof brokerColumns)[number]

const headings = {
  created_at: 'user.registeredAt',
  name: 'user.name',
  birth_date: 'user.birthDate',
  phone: 'user.phone',
  email: 'user.email',
} as const satisfies Record<BrokerColumn, string>

export const headingKey = (column: BrokerColumn) => headings[column]

/** What a column shows of an account. */
export function useBrokerCells(): Record<BrokerColumn, (user: User) => ReactNode> {
  const display = useUserDisplay()
  return {
    created_at: (user) => <bdi className={styles.whole}>{formatDateTime(user.created_at)}</bdi>,
    name: (user) => <bdi className={styles.name}>{display.name(user)}</bdi>,
    birth_date: (user) => <bdi className={styles.whole}>{formatDate(birthDateOf(user))}</bdi>,
    phone: (user) => <bdi className={styles.whole}>{display.phone(user)}</bdi>,
    email: (user) => <bdi>{display.email(user)}</bdi>,
  }
}

/** The columns of the table; the one that the rows are ordered by says so. */
export function useBrokerColumns(sort: UserSort): ColumnsType<User> {
  const { t } = useTranslation('adminUsers')
  const cells = useBrokerCells()
  return brokerColumns.map((column) => ({
    key: column,
    title: t(headings[column]),
    sorter: true,
    sortOrder: sortOrderOf(sort, column),
    render: (_value, user) => cells[column](user),
  }))
}
