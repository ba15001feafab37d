import * as z from 'zod/mini'
import { timeZone, USER_PAGE_MAX } from '../admin-users/admin-user.options.ts'
import { enteredPassword } from '../auth/credentials.schema.ts'
import { day, idParams, optionalText } from '../common/field.schema.ts'
import { listSearch } from '../common/list-search.schema.ts'
import { endpoint } from '../endpoint.ts'
import {
  adminPayment,
  adminPaymentDetail,
  paymentFigures,
  paymentStates,
  refundReasons,
} from './admin-payment.schema.ts'
import { REFUND_COMMENT_MAX } from './payment.limits.ts'
import { cents } from './pricing-tier.schema.ts'

export const PAYMENT_PAGE_DEFAULT = 50

const filters = {
  /** In the ids, here and at Stripe, and in the person's name, e-mail address and phone. */
  search: listSearch,
  state: z.optional(z.enum(paymentStates)),
  /** First and last day of their beginning, both whole, in `time_zone`. */
  from: z.optional(day),
  to: z.optional(day),
  time_zone: z.optional(timeZone),
}

export const listAdminPayments = endpoint({
  id: 'admin-payments.list',
  method: 'GET',
  path: '/api/admin/payments',
  summary: 'Payments, newest first, a page at a time (X-Total-Count, Link)',
  permission: 'admin',
  area: 'payments',
  query: z.object({
    ...filters,
    /** {@link PAYMENT_PAGE_DEFAULT} when it is absent. */
    limit: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(USER_PAGE_MAX))),
    cursor: z.optional(z.string()),
  }),
  response: z.array(adminPayment),
})

export const getPaymentFigures = endpoint({
  id: 'admin-payments.figures',
  method: 'GET',
  path: '/api/admin/payments/figures',
  summary: 'How many payments pass the filters, what was paid and what of it was refunded',
  permission: 'admin',
  area: 'payments',
  query: z.object(filters),
  response: paymentFigures,
})

export const exportAdminPayments = endpoint({
  id: 'admin-payments.export',
  method: 'GET',
  path: '/api/admin/payments/export',
  summary: 'All payments that pass the filters as a file; each download is in the audit log',
  permission: 'admin',
  area: 'payments',
  query: z.object(filters),
  response: z.string(),
  responseKind: 'csv',
})

export const getAdminPayment = endpoint({
  id: 'admin-payments.get',
  method: 'GET',
  path: '/api/admin/payments/:id',
  summary: 'One payment and what Stripe has told of it',
  permission: 'admin',
  area: 'payments',
  params: idParams,
  response: adminPaymentDetail,
  notFound: 'payment_not_found',
})

export const refundPayment = endpoint({
  id: 'admin-payments.refund',
  method: 'POST',
  path: '/api/admin/payments/:id/refunds',
  summary:
    'Give back a payment, or a part of it; the same `id` refunds once, and asks Stripe again where its answer was lost',
  permission: 'admin',
  area: 'payments',
  params: idParams,
  body: z.object({
    id: z.uuid().check(z.toLowerCase()),
    /** Euro. */
    amount: cents.check(z.gte(0.01)),
    /** How much of the payment had been refunded when this was decided. */
    refunded_amount: cents,
    reason: z.enum(refundReasons),
    comment: z._default(optionalText(REFUND_COMMENT_MAX), ''),
    admin_password: enteredPassword,
  }),
  response: adminPaymentDetail,
  status: 201,
  errors: [
    'admin_password_wrong',
    'payment_not_refundable',
    'payment_unavailable',
    'rate_limited',
    'record_outdated',
    'refund_in_progress',
    'refund_refused',
    'refund_unclear',
  ],
  notFound: 'payment_not_found',
})
