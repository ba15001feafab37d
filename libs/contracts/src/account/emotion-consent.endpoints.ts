import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

export const updateEmotionConsent = endpoint({
  id: 'account.emotion-consent',
  method: 'PUT',
  path: '/api/account/emotion-consent',
  summary: 'Switch the emotion analysis of the own messages; off, the labels given so far are deleted',
  permission: 'user',
  body: z.object({ enabled: z.boolean() }),
  response: z.object({ enabled: z.boolean() }),
})
