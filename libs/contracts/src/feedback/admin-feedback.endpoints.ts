import * as z from 'zod/mini'
import { timeZone } from '../admin-users/admin-user.options.ts'
import { idParams, timestamp } from '../common/field.schema.ts'
import { endpoint } from '../endpoint.ts'
import { FEEDBACK_PAGE_MAX, RATING_MAX, RATING_MIN } from './feedback.limits.ts'
import { feedback, feedbackStatistics } from './feedback.schema.ts'

const done = z.object({ status: z.literal('success') })

/** Where days and months begin; UTC when it is absent. */
const zone = z.optional(timeZone)

export const listFeedbacks = endpoint({
  id: 'admin-feedbacks.list',
  method: 'GET',
  path: '/api/admin/feedbacks',
  summary:
    'Feedback, newest first: all of it, or with `limit` one page (X-Total-Count, Link); and figures over all of it',
  permission: 'admin',
  query: z.object({
    limit: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(FEEDBACK_PAGE_MAX))),
    cursor: z.optional(z.string()),
    rating: z.optional(z.coerce.number().check(z.int(), z.gte(RATING_MIN), z.lte(RATING_MAX))),
    /** From this moment on, and before that one. */
    from: z.optional(timestamp),
    to: z.optional(timestamp),
    time_zone: zone,
  }),
  response: z.object({ feedbacks: z.array(feedback), stats: feedbackStatistics }),
})

export const countUnreadFeedbacks = endpoint({
  id: 'admin-feedbacks.unread-count',
  method: 'GET',
  path: '/api/admin/feedbacks/unread-count',
  summary: 'How much feedback nobody has opened yet',
  permission: 'admin',
  response: z.object({ unread_count: z.int() }),
})

export const markFeedbacksRead = endpoint({
  id: 'admin-feedbacks.mark-all-read',
  method: 'POST',
  path: '/api/admin/feedbacks/mark-all-read',
  summary: 'Take all feedback for read',
  permission: 'admin',
  response: done,
})

export const getFeedback = endpoint({
  id: 'admin-feedbacks.get',
  method: 'GET',
  path: '/api/admin/feedback/:id',
  summary: 'One feedback',
  permission: 'admin',
  params: idParams,
  query: z.object({ time_zone: zone }),
  response: feedback,
  notFound: 'feedback_not_found',
})

export const removeFeedback = endpoint({
  id: 'admin-feedbacks.remove',
  method: 'DELETE',
  path: '/api/admin/feedback/:id',
  summary: 'Delete a feedback for good',
  permission: 'admin',
  params: idParams,
  response: done,
  notFound: 'feedback_not_found',
})
