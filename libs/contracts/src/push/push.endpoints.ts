import * as z from 'zod/mini'
import { idParams } from '../common/field.schema.ts'
import { endpoint } from '../endpoint.ts'
import { pushState, pushSubscription, quietHours, reminder } from './push.schema.ts'

export const getPushState = endpoint({
  id: 'push.get',
  method: 'GET',
  path: '/api/push',
  summary: 'Whether and when partners may remind by notifications, and whether this browser gets them',
  permission: 'user',
  response: pushState,
})

export const subscribeToPush = endpoint({
  id: 'push.subscribe',
  method: 'PUT',
  path: '/api/push/subscription',
  summary: 'Send notifications to the browser of this session, until the session ends',
  permission: 'user',
  body: pushSubscription,
  response: pushState,
  errors: ['push_unavailable'],
})

export const unsubscribeFromPush = endpoint({
  id: 'push.unsubscribe',
  method: 'DELETE',
  path: '/api/push/subscription',
  summary: 'Send no more notifications to the browser of this session',
  permission: 'user',
  response: pushState,
})

export const updateQuietHours = endpoint({
  id: 'push.quiet-hours',
  method: 'PUT',
  path: '/api/push/quiet-hours',
  summary: 'The hours in which nothing is sent',
  permission: 'user',
  body: quietHours,
  response: pushState,
})

export const choosePush = endpoint({
  id: 'push.choose',
  method: 'PUT',
  path: '/api/companions/:id/push',
  summary: 'Let a partner remind of the dates that it was told, or not',
  permission: 'user',
  params: idParams,
  body: z.object({ enabled: z.boolean() }),
  response: pushState,
  notFound: 'companion_not_found',
})

export const listReminders = endpoint({
  id: 'push.reminders',
  method: 'GET',
  path: '/api/companions/:id/reminders',
  summary: 'What a partner that may remind was told of today and tomorrow',
  permission: 'user',
  showsChats: true,
  params: idParams,
  response: z.array(reminder),
  notFound: 'companion_not_found',
})
