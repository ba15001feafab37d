import type { EmotionPeriod } from '@confida/contracts'

/** Calendar days in UTC, both included; null has no limit. */
export interface Days {
  from: string | null
  to: string | null
}

const toDay = (date: Date) => date.toISOString().slice(0, 10)

/** `week` is the last 7 days, `month` and `year` go back from today by one; days that are named go before a period. */
export function daysOf(
  { period = 'all', from, to }: { period?: EmotionPeriod; from?: string; to?: string },
  now: Date,
): Days {
  if (from || to) return { from: from ?? null, to: to ?? null }
  if (period === 'all') return { from: null, to: null }
  const start = new Date(now)
  if (period === 'week') start.setUTCDate(start.getUTCDate() - 6)
  if (period === 'month') goBack(start, 1)
  if (period === 'year') goBack(start, 12)
  return { from: toDay(start), to: null }
}

/** The last of a shorter month instead of a day that it has not. */
function goBack(date: Date, months: number): void {
  const day = date.getUTCDate()
  date.setUTCMonth(date.getUTCMonth() - months)
  if (date.getUTCDate() !== day) date.setUTCDate(0)
}
