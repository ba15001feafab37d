import * as z from 'zod/mini'
import { id, success } from '../common/field.schema.ts'
import { endpoint } from '../endpoint.ts'
import { emotion } from './emotion.schema.ts'
import { OWN_EMOTIONS_MAX, ownEmotion, ownEmotions } from './own-emotion.schema.ts'

const labelParams = z.object({ message_id: id })

export const listOwnEmotions = endpoint({
  id: 'own-emotions.list',
  method: 'GET',
  path: '/api/account/emotions',
  summary:
    'The labels of the own messages, the newest first, and how many there were in each of the last weeks',
  permission: 'user',
  showsChats: true,
  query: z.object({
    limit: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(OWN_EMOTIONS_MAX))),
    offset: z.optional(z.coerce.number().check(z.int(), z.gte(0))),
  }),
  response: ownEmotions,
})

export const correctOwnEmotion = endpoint({
  id: 'own-emotions.correct',
  method: 'PUT',
  path: '/api/account/emotions/:message_id',
  summary: 'Correct the label of an own message; the analysis never changes it again',
  permission: 'user',
  showsChats: true,
  params: labelParams,
  body: z.object({ emotion }),
  response: ownEmotion,
  notFound: 'message_not_found',
})

export const removeOwnEmotion = endpoint({
  id: 'own-emotions.remove',
  method: 'DELETE',
  path: '/api/account/emotions/:message_id',
  summary: 'Remove the label of an own message',
  permission: 'user',
  showsChats: true,
  params: labelParams,
  response: success,
  notFound: 'message_not_found',
})
