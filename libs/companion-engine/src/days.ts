const MILLISECONDS_PER_DAY = 86_400_000

/** A day of the calendar, as the midnight in UTC that begins it. */
export type Day = Date

/** The day that it is where the person is; in UTC where that is not known. */
export function dayAt(now: string, timeZone = 'UTC'): Day {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' })
  return new Date(`${format.format(new Date(now))}T00:00:00Z`)
}

export const addDays = (day: Day, days: number): Day => new Date(day.getTime() + days * MILLISECONDS_PER_DAY)

export const daysBetween = (from: Day, to: Day): number =>
  Math.round((to.getTime() - from.getTime()) / MILLISECONDS_PER_DAY)

/** Nothing where the month has no such day. */
export function dayOf(year: number, month: number, day: number): Day | undefined {
  const date = new Date(Date.UTC(year, month, day))
  date.setUTCFullYear(year)
  return date.getUTCMonth() === month && date.getUTCDate() === day ? date : undefined
}
