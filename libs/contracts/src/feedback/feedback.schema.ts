import * as z from 'zod/mini'
import { text } from '../common/field.schema.ts'
import { FEEDBACK_MAX, RATING_MAX, RATING_MIN } from './feedback.limits.ts'

/** A feedback as its author sends it. Whose it is, the server takes from the token, whatever name and e-mail say. */
export const feedbackDraft = z.object({
  message: text(FEEDBACK_MAX),
  rating: z.int().check(z.minimum(RATING_MIN), z.maximum(RATING_MAX)),
  user_name: z.optional(z.unknown()),
  user_email: z.optional(z.unknown()),
})

export type FeedbackDraft = z.output<typeof feedbackDraft>
