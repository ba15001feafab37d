import * as z from 'zod/mini'
import { email, NAME_MAX, optionalText, text } from '../common/field.schema.ts'
import { FEEDBACK_MAX, RATING_MAX, RATING_MIN } from './feedback.limits.ts'

/** A feedback as its author sends it. Whose it is, the server takes from the token; name and e-mail are for reading. */
export const feedbackDraft = z.object({
  message: text(FEEDBACK_MAX),
  rating: z.int().check(z.minimum(RATING_MIN), z.maximum(RATING_MAX)),
  user_name: optionalText(NAME_MAX),
  user_email: email,
})

export type FeedbackDraft = z.output<typeof feedbackDraft>
