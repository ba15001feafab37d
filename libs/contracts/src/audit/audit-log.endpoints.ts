import * as z from 'zod/mini'
import { timeZone, USER_PAGE_MAX } from '../admin-users/admin-user.options.ts'
import { day } from '../common/field.schema.ts'
import { listSearch } from '../common/list-search.schema.ts'
import { endpoint } from '../endpoint.ts'
import { auditActions, auditEntry } from './audit-log.schema.ts'

export const AUDIT_PAGE_DEFAULT = 50

export const listAuditLog = endpoint({
  id: 'audit-log.list',
  method: 'GET',
  path: '/api/admin/audit-log',
  summary: 'Administrative changes, newest first, a page at a time (X-Total-Count, Link)',
  permission: 'admin',
  area: 'system',
  query: z.object({
    /** {@link AUDIT_PAGE_DEFAULT} when it is absent: the log only ever grows. */
    limit: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(USER_PAGE_MAX))),
    cursor: z.optional(z.string()),
    /** In the names of who changed and what was changed. */
    search: listSearch,
    action: z.optional(z.enum(auditActions)),
    /** First and last day, both whole, in `time_zone`. */
    from: z.optional(day),
    to: z.optional(day),
    time_zone: z.optional(timeZone),
  }),
  response: z.array(auditEntry),
})
