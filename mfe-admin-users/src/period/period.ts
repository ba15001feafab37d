import { type DayRange, toDay } from '@confida/i18n'

/** The day `days` after, on the calendar: unlike adding hours this survives the clock change. */
const shift = (date: Date, days: number) =>
  new Date(date.getFullYear(), date.getMonth(), date.getDate() + days)

const monthStart = (date: Date, months = 0) => new Date(date.getFullYear(), date.getMonth() + months, 1)

const span = (from: Date, to: Date): DayRange => ({ from: toDay(from), to: toDay(to) })

const ranges = {
  all: () => ({}),
  today: (now: Date) => span(now, now),
  yesterday: (now: Date) => span(shift(now, -1), shift(now, -1)),
  last7: (now: Date) => span(shift(now, -6), now),
  last30: (now: Date) => span(shift(now, -29), now),
  /** The week starts on Sunday (specification §9). */
  week: (now: Date) => span(shift(now, -now.getDay()), now),
  month: (now: Date) => span(monthStart(now), now),
  lastMonth: (now: Date) => span(monthStart(now, -1), shift(monthStart(now), -1)),
  year: (now: Date) => span(new Date(now.getFullYear(), 0, 1), now),
} satisfies Record<string, (now: Date) => DayRange>

export type Period = keyof typeof ranges | 'custom'

/** The days that a period means at this moment, in the browser's time zone. */
export const periodDays = (period: Period, custom: DayRange, now: Date): DayRange =>
  period === 'custom' ? custom : ranges[period](now)
