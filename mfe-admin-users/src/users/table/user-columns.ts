import type { UserSort } from '@confida/contracts'

export const userColumns = [
  'name',
  'email',
  'status',
  'phone',
  'birth_date',
  'created_at',
  'companions',
  'premium_days',
  'spent',
] as const
export type UserColumn = (typeof userColumns)[number]

/** What is shown until somebody chooses: as much as a laptop has room for. */
export const standardColumns: readonly UserColumn[] = userColumns.filter(
  (column) => column !== 'phone' && column !== 'birth_date',
)

export const userHeadings = {
  name: 'user.name',
  email: 'user.email',
  status: 'filters.status',
  phone: 'user.phone',
  birth_date: 'user.birthDate',
  created_at: 'user.registered',
  companions: 'user.companions',
  premium_days: 'user.premiumDays',
  spent: 'user.spent',
} as const satisfies Record<UserColumn, string>

/** The orders that the server has an index for. */
export const isSortable = (column: UserColumn): column is UserColumn & UserSort =>
  ['name', 'email', 'phone', 'birth_date', 'created_at'].includes(column)
