import * as z from 'zod/mini'
import { idParams } from '../common/field.schema.ts'
import { endpoint } from '../endpoint.ts'
import { USER_PAGE_MAX } from './admin-user.options.ts'
import { timelineEntry, timelineKinds } from './user-timeline.schema.ts'

export const TIMELINE_PAGE_DEFAULT = 30

export const listUserTimeline = endpoint({
  id: 'user-timeline.list',
  method: 'GET',
  path: '/api/admin/users/:id/timeline',
  summary:
    'What happened with an account, also a deleted one, newest first, a page at a time (X-Total-Count, Link)',
  permission: 'admin',
  area: 'people',
  params: idParams,
  query: z.object({
    /** {@link TIMELINE_PAGE_DEFAULT} when it is absent. */
    limit: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(USER_PAGE_MAX))),
    cursor: z.optional(z.string()),
    kind: z.optional(z.enum(timelineKinds)),
  }),
  response: z.array(timelineEntry),
  notFound: 'user_not_found',
})
