import type { listUsers, QueryOf, UserSort } from '@confida/contracts'
import type { PageOrder } from '../../../platform/paging/read-page.ts'

export type UserListQuery = QueryOf<typeof listUsers>

/** Expressions with an index each; every one is unique together with the id, and none is ever null. */
const expressions = {
  created_at: { sql: 'u.created_at', type: 'timestamptz' },
  name: { sql: 'lower(u.name)', type: 'text' },
  email: { sql: 'lower(u.email)', type: 'text' },
  phone: { sql: "coalesce(u.phone, '')", type: 'text' },
  birth_date: { sql: "coalesce(u.birth_date, '0001-01-01')", type: 'date' },
} as const

const DEFAULT_SORT: UserSort = '-created_at'

export function orderOf(sort = DEFAULT_SORT): PageOrder {
  const isDescending = sort.startsWith('-')
  const column = sort.replace('-', '') as keyof typeof expressions
  return { ...expressions[column], isDescending }
}
