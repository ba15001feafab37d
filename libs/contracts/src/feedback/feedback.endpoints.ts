import { success } from '../common/field.schema.ts'
import { endpoint } from '../endpoint.ts'
import { feedbackDraft } from './feedback.schema.ts'

export const sendFeedback = endpoint({
  id: 'feedback.send',
  method: 'POST',
  path: '/api/feedback',
  summary: 'Leave feedback about the product',
  permission: 'user',
  body: feedbackDraft,
  answer: success,
  status: 201,
  errors: ['rate_limited'],
})
