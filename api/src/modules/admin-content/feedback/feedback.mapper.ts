import {
  type Feedback,
  type FeedbackReply,
  type FeedbackStatistics,
  RATING_POSITIVE,
} from '@confida/contracts'
import type { FeedbackRow, RatingCount } from './feedback.repository.ts'
import type { FeedbackReplyRow } from './feedback-reply.repository.ts'

export const DEFAULT_ZONE = 'UTC'

/** The product writes dates the Italian way, whatever the language. */
const inItalian = (zone: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('it-IT', { timeZone: zone, ...options })

export function toFeedback(row: FeedbackRow, zone: string): Feedback {
  const { id, rating, message, user_name, user_email, created_at, state } = row
  const day = inItalian(zone, { day: '2-digit', month: '2-digit', year: 'numeric' })
  const time = inItalian(zone, { hour: '2-digit', minute: '2-digit' })
  return {
    id,
    rating,
    message,
    user_name,
    user_email,
    created_at: created_at.toISOString(),
    data: day.format(created_at),
    ora: time.format(created_at),
    state,
  }
}

export const toFeedbackReply = ({ created_at, ...reply }: FeedbackReplyRow): FeedbackReply => ({
  ...reply,
  created_at: created_at.toISOString(),
})

export function toFeedbackStats(counts: readonly RatingCount[], thisMonth: number): FeedbackStatistics {
  const rated = counts.filter(({ rating }) => rating > 0)
  const sum = (part: readonly RatingCount[]) => part.reduce((total, { count }) => total + count, 0)
  const points = rated.reduce((total, { rating, count }) => total + rating * count, 0)
  return {
    total: sum(counts),
    averageRating: Math.round((points / Math.max(1, sum(rated))) * 10) / 10,
    positive: sum(counts.filter(({ rating }) => rating >= RATING_POSITIVE)),
    thisMonth,
  }
}
