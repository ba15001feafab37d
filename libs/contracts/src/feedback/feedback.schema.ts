import * as z from 'zod/mini'
import { id, text, timestamp } from '../common/field.schema.ts'
import { FEEDBACK_MAX, RATING_MAX, RATING_MIN } from './feedback.limits.ts'

const rating = z.int().check(z.minimum(RATING_MIN), z.maximum(RATING_MAX))

/** A feedback as its author sends it. Whose it is, the server takes from the token, whatever name and e-mail say. */
export const feedbackDraft = z.object({
  message: text(FEEDBACK_MAX),
  rating,
  user_name: z.optional(z.unknown()),
  user_email: z.optional(z.unknown()),
})

/** A feedback as administrators read it; name and e-mail are those of the time of writing. */
export const feedback = z.object({
  id,
  rating: z.nullable(rating),
  message: z.string(),
  user_name: z.string(),
  user_email: z.string(),
  created_at: timestamp,
  /** Day `DD/MM/YYYY` and time `HH:MM` of `created_at`, in the time zone of the request. */
  data: z.string(),
  ora: z.string(),
})

export const feedbackStatistics = z.object({
  total: z.int(),
  /** Of those that have a rating, to one decimal; 0 when none has. */
  averageRating: z.number(),
  /** Ratings of {@link RATING_POSITIVE} or more. */
  positive: z.int(),
  /** Since the first of the calendar month, in the time zone of the request. */
  thisMonth: z.int(),
})

export type FeedbackDraft = z.output<typeof feedbackDraft>
export type Feedback = z.output<typeof feedback>
export type FeedbackStatistics = z.output<typeof feedbackStatistics>
