import { success } from '../common/field.schema.ts'
import { endpoint } from '../endpoint.ts'
import { feedbackDraft } from './feedback.schema.ts'

export const createFeedback = endpoint({
  id: 'feedback.create',
  method: 'POST',
  path: '/api/feedback',
  summary: 'Leave feedback about the product',
  permission: 'user',
  body: feedbackDraft,
  response: success,
  status: 201,
  errors: ['rate_limited'],
})
