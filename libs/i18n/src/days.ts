/** A calendar day as `YYYY-MM-DD`, in the browser's time zone. */
export type Day = string

/** First and last day, both whole; an end that is missing is open. */
export interface DayRange {
  from?: Day
  to?: Day
}

const pad = (value: number, length: number) => String(value).padStart(length, '0')

/** The browser's, by its IANA name; what the server needs to tell where a day begins. */
export const timeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/** The day that a moment falls on in the browser's time zone. */
export const toDay = (date: Date): Day =>
  [pad(date.getFullYear(), 4), pad(date.getMonth() + 1, 2), pad(date.getDate(), 2)].join('-')

/** The day that it is now. */
export const today = (): Day => toDay(new Date())

const PATTERN = /^\d{4}-\d{2}-\d{2}$/

/** Takes what an address or a record says for a day, or nothing. */
export function readDay(value: string | null | undefined): Day | undefined {
  const day = value?.slice(0, 10)
  if (!day || !PATTERN.test(day)) return undefined
  const date = new Date(`${day}T00:00:00`)
  return !Number.isNaN(date.getTime()) && toDay(date) === day ? day : undefined
}
