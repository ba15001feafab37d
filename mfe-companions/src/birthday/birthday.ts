import type { User } from '@confida/contracts'

export const SHOWN_DATE_KEY = 'birthday_shown_date'

const twoDigits = (value: number) => String(value).padStart(2, '0')

/** `YYYY-MM-DD` of a moment, on the user's own calendar. */
export const dayOf = (moment: Date) =>
  `${moment.getFullYear()}-${twoDigits(moment.getMonth() + 1)}-${twoDigits(moment.getDate())}`

/** The birth date is also read as `dateOfBirth` (specification §3). */
const birthDateOf = (user: User) =>
  user.birth_date ?? (user as User & { dateOfBirth?: string | null }).dateOfBirth ?? ''

/** Whether somebody's birthday, day and month, is on a day `YYYY-MM-DD`. */
export const isBirthday = (user: User, day: string) => birthDateOf(user).slice(5, 10) === day.slice(5)
