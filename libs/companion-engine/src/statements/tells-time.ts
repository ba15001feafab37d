import type { LanguagePack } from '../languages/language.ts'

/** "230 volts" are none of these. */
const DAY_OR_HOUR = /(?<![\d.,])(?:[0-2]?\d|3[01])(?![\d,]|\.\d{3})|(?<!\d)(?:1[89]|20)\d{2}(?!\d)/

/** A day, a date or a time. */
export function tellsTime(folded: string, { facts }: LanguagePack): boolean {
  const { today, tomorrow, dayAfterTomorrow, inDays, weekdays, months } = facts.dates
  return (
    [today, tomorrow, dayAfterTomorrow, inDays].some((pattern) => pattern.test(folded)) ||
    [...weekdays, ...months].some((name) => folded.includes(name)) ||
    DAY_OR_HOUR.test(folded)
  )
}
