import type { listUsers, QueryOf, UserSort } from '@confida/contracts'
import { AppError } from '../../platform/http/app-error.ts'

export type UserListQuery = QueryOf<typeof listUsers>

/** Expressions with an index each; every one is unique together with the id, and none is ever null. */
const expressions = {
  created_at: { sql: 'u.created_at', type: 'timestamptz' },
  name: { sql: 'lower(u.name)', type: 'text' },
  email: { sql: 'lower(u.email)', type: 'text' },
  phone: { sql: "coalesce(u.phone, '')", type: 'text' },
  birth_date: { sql: "coalesce(u.birth_date, '0001-01-01')", type: 'date' },
} as const

export const DEFAULT_SORT: UserSort = '-created_at'

export interface UserOrder {
  sql: string
  type: string
  isDescending: boolean
}

export function orderOf(sort: UserSort): UserOrder {
  const isDescending = sort.startsWith('-')
  const column = sort.replace('-', '') as keyof typeof expressions
  return { ...expressions[column], isDescending }
}

/** The last row of a page: its sort value and id. */
export interface Cursor {
  value: string
  id: string
}

export const writeCursor = ({ value, id }: Cursor): string =>
  Buffer.from(JSON.stringify([value, id])).toString('base64url')

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** @throws AppError for anything that this API did not write */
export function readCursor(text: string): Cursor {
  try {
    const [value, id] = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))
    if (typeof value === 'string' && !value.includes('\0') && UUID.test(id)) return { value, id }
  } catch {
    // Falls through to the one answer for all of them.
  }
  throw new AppError('invalid_input', {}, { cursor: { problem: 'invalid', params: {} } })
}

export interface Condition {
  sql: string
  values: unknown[]
}

/** What the query filters by, as SQL with `$1` and following. */
export function conditionOf({ search, status, from, to, time_zone }: UserListQuery): Condition {
  const values: unknown[] = []
  const place = (value: unknown) => `$${values.push(value)}`
  const parts = ['u.deleted_at is null']
  if (status === 'active') parts.push('not u.is_standby')
  if (status === 'standby') parts.push('u.is_standby')
  if (from || to) {
    const zone = place(time_zone ?? 'UTC')
    const startOf = (day: string) => `(${place(day)}::date::timestamp at time zone ${zone})`
    if (from) parts.push(`u.created_at >= ${startOf(from)}`)
    // The last day counts in full.
    if (to) parts.push(`u.created_at < ${startOf(dayAfter(to))}`)
  }
  if (search) {
    const pattern = place(`%${search.replace(/[\\%_]/g, '\\$&')}%`)
    parts.push(`(u.name ilike ${pattern} or u.email ilike ${pattern} or u.phone ilike ${pattern})`)
  }
  return { sql: parts.join(' and '), values }
}

const dayAfter = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)
