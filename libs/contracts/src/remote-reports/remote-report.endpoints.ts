import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { REPORT_DAYS_MAX, REPORT_ITEMS_MAX } from './remote-report.limits.ts'
import {
  remoteFailureCount,
  remoteFailureReport,
  remoteOpening,
  remoteVersionCount,
} from './remote-report.schema.ts'

export const reportRemotes = endpoint({
  id: 'remote-reports.create',
  method: 'POST',
  path: '/api/remote-reports',
  summary:
    'Count remotes that a browser tab has opened, and those that failed; nothing is kept of who reports',
  permission: 'public',
  body: z.strictObject({
    failures: z.array(remoteFailureReport).check(z.maxLength(REPORT_ITEMS_MAX)),
    openings: z.array(remoteOpening).check(z.maxLength(REPORT_ITEMS_MAX)),
  }),
  response: z.object({ status: z.literal('success') }),
  errors: ['rate_limited'],
})

export const listRemoteReports = endpoint({
  id: 'remote-reports.list',
  method: 'GET',
  path: '/api/admin/remote-reports',
  summary: 'Failures of remotes and the versions in use in the last days, the latest first',
  permission: 'admin',
  area: 'system',
  query: z.object({
    /** Seven when it is absent; today is one of them. */
    days: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(REPORT_DAYS_MAX))),
  }),
  response: z.object({ failures: z.array(remoteFailureCount), versions: z.array(remoteVersionCount) }),
})
