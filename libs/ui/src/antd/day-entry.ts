import { toLatinDigits } from '@confida/contracts'
import { type Day, readDay } from '@confida/i18n'

/** What a date field holds: a day, or a text that is none, which stays where it was typed. */
export type DayEntry = Day | string

const DAY_FIRST = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/
const WITHOUT_MARKS = /^(\d{2})(\d{2})(\d{4})$/

/** The day that somebody has typed; undefined for one that no calendar has. */
export function typedDay(text: string): Day | undefined {
  const digits = toLatinDigits(text.trim())
  const [, day = '', month = '', year] = DAY_FIRST.exec(digits) ?? WITHOUT_MARKS.exec(digits) ?? []
  return year ? readDay(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`) : undefined
}

/** The first and the last day that a field takes. */
export interface DayBounds {
  min?: Day
  max?: Day
}

/** Why what a field holds cannot be taken; nothing while it is empty. */
export function dayProblem(entry: DayEntry | undefined, { min, max }: DayBounds) {
  if (!entry) return undefined
  const day = readDay(entry)
  if (!day) return 'unreadable'
  if (max && day > max) return 'future'
  return min && day < min ? 'tooEarly' : undefined
}
