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

export type UserStatus = (typeof userStatuses)[number]
export type UserSort = (typeof userSorts)[number]
