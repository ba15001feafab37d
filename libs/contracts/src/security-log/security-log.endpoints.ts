import * as z from 'zod/mini'
import { timeZone, USER_PAGE_MAX } from '../admin-users/admin-user.options.ts'
import { day } from '../common/field.schema.ts'
import { listSearch } from '../common/list-search.schema.ts'
import { endpoint } from '../endpoint.ts'
import { securityEntry, securityEvents } from './security-log.schema.ts'

export const SECURITY_PAGE_DEFAULT = 50

export const listSecurityLog = endpoint({
  id: 'security-log.list',
  method: 'GET',
  path: '/api/admin/security-log',
  summary:
    'Logins, failures, limits reached, exports and looks at personal data, newest first, a page at a time (X-Total-Count, Link)',
  permission: 'admin',
  area: 'system',
  query: z.object({
    /** {@link SECURITY_PAGE_DEFAULT} when it is absent. */
    limit: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(USER_PAGE_MAX))),
    cursor: z.optional(z.string()),
    /** In names and addresses, those of the network too. */
    search: listSearch,
    event: z.optional(z.enum(securityEvents)),
    /** First and last day, both whole, in `time_zone`. */
    from: z.optional(day),
    to: z.optional(day),
    time_zone: z.optional(timeZone),
  }),
  response: z.array(securityEntry),
})
