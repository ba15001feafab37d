import type { Days } from '../emotion-period.ts'

/** Days of one month, both included, which are added to whole months or taken away from them. */
interface Edge {
  sign: 1 | -1
  from: string
  to: string
}

export interface MonthSpans {
  /** Those whose first day is in here; the second is not. */
  months: { from: string; before: string }
  start: Edge
  end: Edge
}

const NO_MONTHS = { from: 'infinity', before: '-infinity' }
const NO_DAYS: Edge = { sign: 1, from: 'infinity', to: '-infinity' }

/** A period as whole months, and at each end half a month of days at the most. */
export function monthSpansOf({ from, to }: Days): MonthSpans {
  const isOneMonth = from !== null && to !== null && from.slice(0, 7) === to.slice(0, 7)
  if (from && to && (from > to || (isOneMonth && dayOf(to) - dayOf(from) < lengthOf(to) / 2)))
    return { months: NO_MONTHS, start: { sign: 1, from, to }, end: NO_DAYS }
  const start = from ? startOf(from, isOneMonth) : { from: '-infinity', days: NO_DAYS }
  const end = to ? endOf(to, isOneMonth) : { before: 'infinity', days: NO_DAYS }
  return { months: { from: start.from, before: end.before }, start: start.days, end: end.days }
}

function startOf(from: string, isWhole: boolean): { from: string; days: Edge } {
  const outside = dayOf(from) - 1
  if (isWhole || outside <= lengthOf(from) / 2)
    return {
      from: on(from, 1),
      days: outside ? { sign: -1, from: on(from, 1), to: on(from, outside) } : NO_DAYS,
    }
  return { from, days: { sign: 1, from, to: on(from, lengthOf(from)) } }
}

function endOf(to: string, isWhole: boolean): { before: string; days: Edge } {
  const day = dayOf(to)
  const length = lengthOf(to)
  if (isWhole || day > length / 2)
    return {
      before: to,
      days: day < length ? { sign: -1, from: on(to, day + 1), to: on(to, length) } : NO_DAYS,
    }
  return { before: on(to, 1), days: { sign: 1, from: on(to, 1), to } }
}

const dayOf = (date: string) => Number(date.slice(8))

const on = (date: string, day: number) => `${date.slice(0, 8)}${String(day).padStart(2, '0')}`

/** Days of the month. */
function lengthOf(date: string): number {
  const last = new Date(on(date, 1))
  last.setUTCMonth(last.getUTCMonth() + 1, 0)
  return last.getUTCDate()
}
