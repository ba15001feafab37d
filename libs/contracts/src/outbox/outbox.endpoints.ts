import * as z from 'zod/mini'
import { timeZone, USER_PAGE_MAX } from '../admin-users/admin-user.options.ts'
import { day, idParams } from '../common/field.schema.ts'
import { listSearch } from '../common/list-search.schema.ts'
import { emailTemplateNames } from '../email-templates/email-template.kinds.ts'
import { endpoint } from '../endpoint.ts'
import { mailServer, mailStates, outboxMail } from './outbox.schema.ts'

export const OUTBOX_PAGE_DEFAULT = 50

export const listOutbox = endpoint({
  id: 'outbox.list',
  method: 'GET',
  path: '/api/admin/outbox',
  summary:
    'Mails that the product has posted, newest first, a page at a time (X-Total-Count, Link); reset codes are hidden where a mail server takes them to the person',
  permission: 'admin',
  area: 'people',
  query: z.object({
    /** {@link OUTBOX_PAGE_DEFAULT} when it is absent. */
    limit: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(USER_PAGE_MAX))),
    cursor: z.optional(z.string()),
    state: z.optional(z.enum(mailStates)),
    template: z.optional(z.enum(emailTemplateNames)),
    /** In addresses and subjects. */
    search: listSearch,
    /** First and last day on which they were posted, both whole, in `time_zone`. */
    from: z.optional(day),
    to: z.optional(day),
    time_zone: z.optional(timeZone),
  }),
  response: z.array(outboxMail),
})

export const getMailServer = endpoint({
  id: 'outbox.server',
  method: 'GET',
  path: '/api/admin/outbox/server',
  summary:
    'Whether there is a mail server that takes mails to people; without one they are kept in the outbox',
  permission: 'admin',
  area: 'people',
  response: mailServer,
})

export const retryOutboxMail = endpoint({
  id: 'outbox.retry',
  method: 'POST',
  path: '/api/admin/outbox/:id/retry',
  summary: 'Queue a mail again that could not be sent, or was kept for want of a mail server',
  permission: 'admin',
  area: 'people',
  params: idParams,
  response: outboxMail,
  errors: ['mail_not_retriable', 'mail_expired'],
  notFound: 'mail_not_found',
})
