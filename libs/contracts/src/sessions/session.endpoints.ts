import * as z from 'zod/mini'
import { idParams, success } from '../common/field.schema.ts'
import { endpoint } from '../endpoint.ts'
import { openSession } from './session.schema.ts'

export const listSessions = endpoint({
  id: 'sessions.list',
  method: 'GET',
  path: '/api/account/sessions',
  summary: 'Where the own account is open, the last used first',
  permission: 'user',
  response: z.array(openSession),
})

export const endOneSession = endpoint({
  id: 'sessions.end',
  method: 'DELETE',
  path: '/api/account/sessions/:id',
  summary: 'End one session of the own account',
  permission: 'user',
  params: idParams,
  response: success,
  notFound: 'session_not_found',
})

export const endAllSessions = endpoint({
  id: 'sessions.end-all',
  method: 'DELETE',
  path: '/api/account/sessions',
  summary: 'Log out everywhere, here too',
  permission: 'user',
  isBeforeNewPassword: true,
  response: success,
})
