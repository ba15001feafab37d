import * as z from 'zod/mini'
import { USER_PAGE_MAX } from '../admin-users/admin-user.options.ts'
import { listSearch } from '../common/list-search.schema.ts'
import { endpoint } from '../endpoint.ts'
import { termsAcceptance } from './terms.schema.ts'

export const TERMS_PAGE_DEFAULT = 50

export const listTermsAcceptances = endpoint({
  id: 'terms-acceptances.list',
  method: 'GET',
  path: '/api/admin/terms-acceptances',
  summary:
    'Who has accepted which version of the terms, newest first, a page at a time (X-Total-Count, Link)',
  permission: 'admin',
  area: 'compliance',
  query: z.object({
    /** {@link TERMS_PAGE_DEFAULT} when it is absent. */
    limit: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(USER_PAGE_MAX))),
    cursor: z.optional(z.string()),
    /** Words of the e-mail, the name and the phone. */
    search: listSearch,
  }),
  response: z.array(termsAcceptance),
})

export const exportTermsAcceptances = endpoint({
  id: 'terms-acceptances.export',
  method: 'GET',
  path: '/api/admin/terms-acceptances/export',
  summary: 'The same, all of it, as a file; each download is in the audit log',
  permission: 'admin',
  area: 'compliance',
  query: z.object({ search: listSearch }),
  response: z.string(),
  responseKind: 'csv',
})
