import type { listUsers, QueryOf, UserSort } from '@confida/contracts'
import { Conditions } from '../../../platform/paging/conditions.ts'
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

export function orderOf({ sort = DEFAULT_SORT }: UserListQuery): PageOrder {
  const isDescending = sort.startsWith('-')
  const column = sort.replace('-', '') as keyof typeof expressions
  return { ...expressions[column], isDescending }
}

export function conditionOf({ search, status, ...period }: UserListQuery): Conditions {
  const condition = new Conditions('u.deleted_at is null')
  if (status === 'active') condition.add('not u.is_standby')
  if (status === 'standby') condition.add('u.is_standby')
  condition.within('u.created_at', period)
  condition.containsFolded('u.search_text', search)
  return condition
}
