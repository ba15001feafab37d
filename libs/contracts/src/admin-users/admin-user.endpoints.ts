import * as z from 'zod/mini'
import { user } from '../auth/user.schema.ts'
import { optionalText } from '../common/field.schema.ts'
import { endpoint } from '../endpoint.ts'
import { USER_PAGE_MAX, userSorts, userStatuses } from './admin-user.list.ts'

const day = z.iso.date()

export const listUsers = endpoint({
  id: 'admin-users.list',
  method: 'GET',
  path: '/api/admin/users',
  summary: 'Accounts that are not deleted: all of them, or with `limit` one page (X-Total-Count, Link)',
  permission: 'admin',
  query: z.object({
    limit: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(USER_PAGE_MAX))),
    cursor: z.optional(z.string()),
    search: z.optional(optionalText(100)),
    status: z.optional(z.enum(userStatuses)),
    from: z.optional(day),
    to: z.optional(day),
    sort: z.optional(z.enum(userSorts)),
  }),
  answer: z.array(user),
})
