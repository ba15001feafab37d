import * as z from 'zod/mini'
import { idParams, success } from '../common/field.schema.ts'
import { endpoint } from '../endpoint.ts'
import { openSession } from '../sessions/session.schema.ts'

export const listUserSessions = endpoint({
  id: 'user-sessions.list',
  method: 'GET',
  path: '/api/admin/users/:id/sessions',
  summary: 'Where an account is open, the last used first',
  permission: 'admin',
  area: 'people',
  params: idParams,
  response: z.array(openSession),
  notFound: 'user_not_found',
})

export const endUserSessions = endpoint({
  id: 'user-sessions.end-all',
  method: 'DELETE',
  path: '/api/admin/users/:id/sessions',
  summary: 'Log an account out everywhere; the own one has a call of its own',
  permission: 'admin',
  area: 'people',
  params: idParams,
  response: success,
  errors: ['other_administrator', 'own_account'],
  notFound: 'user_not_found',
})
