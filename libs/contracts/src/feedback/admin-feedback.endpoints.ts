import * as z from 'zod/mini'
import { timeZone } from '../admin-users/admin-user.options.ts'
import { id, idParams, timestamp } from '../common/field.schema.ts'
import { listSearch } from '../common/list-search.schema.ts'
import { endpoint } from '../endpoint.ts'
import { FEEDBACK_PAGE_MAX, RATING_MAX, RATING_MIN } from './feedback.limits.ts'
import {
  feedback,
  feedbackReplyDraft,
  feedbackState,
  feedbackStateCounts,
  feedbackStatistics,
  feedbackThread,
} from './feedback.schema.ts'

const done = z.object({ status: z.literal('success') })

/** Where days and months begin; UTC when it is absent. */
const zone = z.optional(timeZone)

const filters = {
  rating: z.optional(z.coerce.number().check(z.int(), z.gte(RATING_MIN), z.lte(RATING_MAX))),
  state: z.optional(feedbackState),
  /** Words of the text, the name and the e-mail. */
  search: listSearch,
  /** From this moment on, and before that one. */
  from: z.optional(timestamp),
  to: z.optional(timestamp),
}

export const listFeedbacks = endpoint({
  id: 'admin-feedbacks.list',
  method: 'GET',
  path: '/api/admin/feedbacks',
  summary:
    'Feedback, newest first: all of it, or with `limit` one page (X-Total-Count, Link); and figures over all of it',
  permission: 'admin',
  area: 'people',
  query: z.object({
    limit: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(FEEDBACK_PAGE_MAX))),
    cursor: z.optional(z.string()),
    ...filters,
    time_zone: zone,
  }),
  response: z.object({
    feedbacks: z.array(feedback),
    stats: feedbackStatistics,
    /** How much of all feedback is in each state. */
    states: feedbackStateCounts,
  }),
})

export const exportFeedbacks = endpoint({
  id: 'admin-feedbacks.export',
  method: 'GET',
  path: '/api/admin/feedbacks/export',
  summary: 'What passes the filters, all of it, as a file; each download is in the audit log',
  permission: 'admin',
  area: 'people',
  query: z.object(filters),
  response: z.string(),
  responseKind: 'csv',
})

export const setFeedbackState = endpoint({
  id: 'admin-feedbacks.set-state',
  method: 'POST',
  path: '/api/admin/feedbacks/state',
  summary:
    'Put feedbacks into a state; those that are in it already, or gone, are left as they are; with `If-Match`, which lists what each was in, only where nobody else has put one into another meanwhile',
  permission: 'admin',
  area: 'people',
  body: z.object({
    ids: z.array(id.check(z.toLowerCase())).check(z.minLength(1), z.maxLength(FEEDBACK_PAGE_MAX)),
    state: feedbackState,
  }),
  response: z.extend(done, { changed: z.int() }),
  errors: ['record_outdated'],
})

export const countUnreadFeedbacks = endpoint({
  id: 'admin-feedbacks.unread-count',
  method: 'GET',
  path: '/api/admin/feedbacks/unread-count',
  summary: 'How much feedback nobody has opened yet',
  permission: 'admin',
  area: 'people',
  response: z.object({ unread_count: z.int() }),
})

export const markFeedbacksRead = endpoint({
  id: 'admin-feedbacks.mark-all-read',
  method: 'POST',
  path: '/api/admin/feedbacks/mark-all-read',
  summary: 'Take all feedback for read',
  permission: 'admin',
  area: 'people',
  response: done,
})

export const getFeedback = endpoint({
  id: 'admin-feedbacks.get',
  method: 'GET',
  path: '/api/admin/feedback/:id',
  summary: 'One feedback with its replies',
  permission: 'admin',
  area: 'people',
  params: idParams,
  query: z.object({ time_zone: zone }),
  response: feedbackThread,
  notFound: 'feedback_not_found',
})

export const replyToFeedback = endpoint({
  id: 'admin-feedbacks.reply',
  method: 'POST',
  path: '/api/admin/feedback/:id/replies',
  summary:
    'Answer a feedback by mail to its author; with `If-Match` only where nobody else has answered meanwhile',
  permission: 'admin',
  area: 'people',
  params: idParams,
  query: z.object({ time_zone: zone }),
  body: feedbackReplyDraft,
  response: feedbackThread,
  status: 201,
  errors: ['record_outdated', 'feedback_author_gone'],
  notFound: 'feedback_not_found',
})

export const removeFeedback = endpoint({
  id: 'admin-feedbacks.remove',
  method: 'DELETE',
  path: '/api/admin/feedback/:id',
  summary: 'Delete a feedback for good',
  permission: 'admin',
  area: 'people',
  params: idParams,
  response: done,
  notFound: 'feedback_not_found',
})
