import {
  type Feedback,
  type FeedbackState,
  feedbackStates,
  RATING_MAX,
  readListSearch,
} from '@confida/contracts'
import { type Day, type DayRange, parseTime, readDay } from '@confida/i18n'

export const periods = ['all', 'today', 'week', 'month', 'custom'] as const
export type FeedbackPeriod = (typeof periods)[number]

export interface FeedbackFilters extends DayRange {
  /** Undefined for all. */
  rating?: number
  /** Undefined for all. */
  state?: FeedbackState
  /** In texts, names and addresses. */
  search?: string
  period: FeedbackPeriod
}

/** From this moment on, and before that one. */
export interface Span {
  from?: Date
  to?: Date
}

/** From the best to the worst. */
export const ratings = Array.from({ length: RATING_MAX }, (_, index) => RATING_MAX - index)

/** Reads the filters of an address; what it does not know counts as not chosen. */
export const readFilters = (params: URLSearchParams): FeedbackFilters => ({
  rating: ratings.find((rating) => String(rating) === params.get('rating')),
  state: feedbackStates.find((state) => state === params.get('state')),
  search: readListSearch(params) || undefined,
  period: periods.find((period) => period === params.get('period')) ?? 'all',
  from: readDay(params.get('from')),
  to: readDay(params.get('to')),
})

/** A range of days needs both of its ends. */
export const isIncomplete = ({ period, from, to }: FeedbackFilters) => period === 'custom' && !(from && to)

const startOf = (day: Day, daysLater = 0) => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date + daysLater)
}

/** The same time on the same day of the month before, or on its last day where it is shorter. */
function monthBefore(now: Date): Date {
  const lastDay = new Date(now.getFullYear(), now.getMonth(), 0).getDate()
  const before = new Date(now)
  before.setMonth(now.getMonth() - 1, Math.min(now.getDate(), lastDay))
  return before
}

/** What a period means at this moment: a week and a month reach back from now; the last day of a range counts in full. */
export function spanOf({ period, from, to }: FeedbackFilters, now: Date): Span {
  switch (period) {
    case 'today':
      return { from: new Date(now.getFullYear(), now.getMonth(), now.getDate()) }
    case 'week': {
      const before = new Date(now)
      before.setDate(now.getDate() - 7)
      return { from: before }
    }
    case 'month':
      return { from: monthBefore(now) }
    case 'custom':
      return from && to ? { from: startOf(from), to: startOf(to, 1) } : {}
    default:
      return {}
  }
}

/** Whether a feedback at hand passes the filters, before the server has answered to them; what is searched for only the server finds. */
export function passes(feedback: Feedback, filters: FeedbackFilters, now: Date): boolean {
  const { rating, state, created_at } = feedback
  if (filters.rating && rating !== filters.rating) return false
  if (filters.state && state !== filters.state) return false
  const { from, to } = spanOf(filters, now)
  const written = parseTime(created_at)
  if (!written) return !from && !to
  return (!from || written >= from) && (!to || written < to)
}
