import type { User } from '@confida/contracts'
import { formatDate, formatTime, toDay } from '@confida/i18n'
import { birthDateOf } from '../../users/user-display.ts'

/** Without it spreadsheets read the file in a legacy encoding. */
export const BYTE_ORDER_MARK = '\uFEFF'

const SEPARATOR = ';'
const LINE_END = '\r\n'

/**
 * What a spreadsheet would evaluate as a formula: a sign, in full width too, at the start of a cell, or of what some programs
 * take for the next cell, because a separator, a tab or a line break stands before it.
 */
const FORMULA = /(^|[;,\t\r\n])(\s*)([=+\-@＝＋－＠])/g

/** A phone number with its country prefix begins with a plus but is no formula. */
const PHONE = /^\+\d+( \d+)*$/

function cell(text: string): string {
  const harmless = PHONE.test(text) ? text : text.replace(FORMULA, "$1$2'$3")
  return /[";\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

const line = (cells: string[]) => cells.map(cell).join(SEPARATOR) + LINE_END

export const csvHeader = (headings: string[]) => line(headings)

/** One account's line: registration date, name, birth date, phone, e-mail. `missing` stands for what there is not. */
export function csvLine(user: User, missing: string): string {
  const registered = user.created_at && `${formatDate(user.created_at)} ${formatTime(user.created_at)}`
  const birthDate = birthDateOf(user)
  return line([
    registered || missing,
    user.name?.trim() || missing,
    birthDate ? formatDate(birthDate) : missing,
    user.phone?.trim() || missing,
    user.email?.trim() || missing,
  ])
}

export const csvName = (date: Date) => `database_utenti_${toDay(date)}.csv`
