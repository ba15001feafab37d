import * as z from 'zod/mini'
import { id, text, timestamp } from '../common/field.schema.ts'
import { recordTag } from '../common/record-tag.ts'
import { mailStates } from '../outbox/outbox.schema.ts'
import { FEEDBACK_MAX, FEEDBACK_REPLY_MAX, RATING_MAX, RATING_MIN } from './feedback.limits.ts'

const rating = z.int().check(z.minimum(RATING_MIN), z.maximum(RATING_MAX))

/** A feedback as its author sends it. Whose it is, the server takes from the token, whatever name and e-mail say. */
export const feedbackDraft = z.object({
  message: text(FEEDBACK_MAX),
  rating,
  user_name: z.optional(z.unknown()),
  user_email: z.optional(z.unknown()),
})

/** How far administrators have come with a feedback; a reply makes it answered. */
export const feedbackStates = ['new', 'in_work', 'answered', 'closed'] as const
export type FeedbackState = (typeof feedbackStates)[number]
export const feedbackState = z.enum(feedbackStates)

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
  state: feedbackState,
})

/** What an administrator has answered by mail. */
export const feedbackReply = z.object({
  id,
  content: z.string(),
  created_at: timestamp,
  /** The administrator; null when that account is gone. */
  author: z.nullable(z.string()),
  /** What became of the mail; null when the outbox does not hold it any more. */
  mail: z.nullable(z.enum(mailStates)),
})

/** A feedback with its replies, the oldest first. */
export const feedbackThread = z.extend(feedback, {
  replies: z.array(feedbackReply),
  /** Where a reply goes: the account's address of now; null when the account is deleted. */
  recipient: z.nullable(z.string()),
  /** Whether a mail server is set that takes it there. */
  has_mail_server: z.boolean(),
})

export const feedbackReplyDraft = z.object({
  content: text(FEEDBACK_REPLY_MAX),
  /** Sent again, the same one is the same reply. */
  client_id: z.string().check(z.regex(/^[\w-]{1,64}$/)),
})

/** What of a feedback `If-Match` of a reply stands for: the replies that its author has seen. */
export const feedbackTag = ({ replies }: Pick<FeedbackThread, 'replies'>) =>
  recordTag({ replies: replies.map((reply) => reply.id) })

/** What of a feedback `If-Match` of a new state stands for. */
export const feedbackStateTag = ({ id, state }: SeenFeedback) => recordTag({ id, state })

export const feedbackStateCounts = z.record(feedbackState, z.int())

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
/** A feedback in the state in which somebody has seen it. */
export type SeenFeedback = Pick<Feedback, 'id' | 'state'>
export type FeedbackReply = z.output<typeof feedbackReply>
export type FeedbackThread = z.output<typeof feedbackThread>
export type FeedbackReplyDraft = z.output<typeof feedbackReplyDraft>
export type FeedbackStateCounts = z.output<typeof feedbackStateCounts>
export type FeedbackStatistics = z.output<typeof feedbackStatistics>
