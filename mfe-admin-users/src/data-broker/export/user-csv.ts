import { csvLine, type User } from '@confida/contracts'
import { formatDate, formatTime, toDay } from '@confida/i18n'
import { birthDateOf } from '../../users/user-display.ts'

/** One account's line: registration date, name, birth date, phone, e-mail. `missing` stands for what there is not. */
export function userLine(user: User, missing: string): string {
  const registered = user.created_at && `${formatDate(user.created_at)} ${formatTime(user.created_at)}`
  const birthDate = birthDateOf(user)
  return csvLine([
    registered || missing,
    user.name?.trim() || missing,
    birthDate ? formatDate(birthDate) : missing,
    user.phone?.trim() || missing,
    user.email?.trim() || missing,
  ])
}

export const csvName = (date: Date) => `database_utenti_${toDay(date)}.csv`
