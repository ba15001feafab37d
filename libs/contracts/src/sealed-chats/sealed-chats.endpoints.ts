import * as z from 'zod/mini'
import { resetCode } from '../auth/credentials.schema.ts'
import { success } from '../common/field.schema.ts'
import { endpoint } from '../endpoint.ts'

export const requestUnsealCode = endpoint({
  id: 'sealed-chats.request-code',
  method: 'POST',
  path: '/api/account/sealed-chats/code',
  summary: 'Mail a code to the mailbox that was the own one before the chats were sealed',
  permission: 'user',
  response: success,
  errors: ['rate_limited'],
})

export const unsealChats = endpoint({
  id: 'sealed-chats.unseal',
  method: 'POST',
  path: '/api/account/sealed-chats',
  summary: 'Show the chats again, with the code of that mailbox',
  permission: 'user',
  body: z.object({ code: resetCode }),
  response: success,
  errors: ['reset_code_invalid'],
})
