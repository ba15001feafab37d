import * as z from 'zod/mini'

export const USER_PAGE_MAX = 200

export const userStatuses = ['all', 'active', 'standby'] as const

/** A column, with `-` before it for descending order. */
export const userSorts = [
  'created_at',
  '-created_at',
  'name',
  '-name',
  'birth_date',
  '-birth_date',
  'phone',
  '-phone',
  'email',
  '-email',
] as const

export const deletedUserSorts = ['deleted_at', '-deleted_at', 'name', '-name'] as const

export type DeletedUserSort = (typeof deletedUserSorts)[number]
export type UserStatus = (typeof userStatuses)[number]
export type UserSort = (typeof userSorts)[number]

/** An IANA zone that this runtime knows, such as `Europe/Rome`. */
export const timeZone = z.string().check(z.maxLength(64), z.refine(isTimeZone, 'invalid'))

function isTimeZone(zone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }))
  } catch {
    return false
  }
}
