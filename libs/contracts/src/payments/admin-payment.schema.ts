import * as z from 'zod/mini'
import { id, timestamp } from '../common/field.schema.ts'

/** What has become of a payment; `pending` is one whose money is on its way. */
export const paymentStates = [
  'paid',
  'partly_refunded',
  'refunded',
  'disputed',
  'pending',
  'open',
  'expired',
] as const

export type PaymentState = (typeof paymentStates)[number]

/** A payment as administrators see it; amounts are in euro. */
export const adminPayment = z.object({
  id,
  created_at: timestamp,
  paid_at: z.nullable(timestamp),
  /** `test` took no money. */
  provider: z.enum(['test', 'stripe']),
  state: z.enum(paymentStates),
  tier_name: z.string(),
  duration_days: z.int(),
  amount: z.number(),
  refunded_amount: z.number(),
  discount_percent: z.int(),
  session_id: z.string(),
  stripe_session_id: z.nullable(z.string()),
  stripe_payment_intent: z.nullable(z.string()),
  /** Null once the account is erased. */
  user_id: z.nullable(id),
  user_name: z.nullable(z.string()),
  user_email: z.nullable(z.string()),
  is_user_deleted: z.boolean(),
})

export type AdminPayment = z.output<typeof adminPayment>

/** What Stripe has told of a payment. */
export const paymentEvent = z.object({ id: z.string(), type: z.string(), received_at: timestamp })

/** Stripe's reasons. */
export const refundReasons = ['requested_by_customer', 'duplicate', 'fraudulent'] as const

export type RefundReason = (typeof refundReasons)[number]

/**
 * What has become of a refund: `requested` while Stripe's answer is not known, `refused` where Stripe made none, `pending`
 * while it is on its way, `failed` where the money came back.
 */
export const refundStates = ['requested', 'refused', 'pending', 'succeeded', 'failed'] as const

export type RefundState = (typeof refundStates)[number]

export const paymentRefund = z.object({
  id,
  created_at: timestamp,
  /** Euro. */
  amount: z.number(),
  reason: z.nullable(z.enum(refundReasons)),
  /** For administrators alone. */
  comment: z.string(),
  state: z.enum(refundStates),
  /** Stripe's code for why it refused. */
  refusal: z.nullable(z.string()),
  /** Null for what was refunded at Stripe, or by an administrator who is gone. */
  actor_name: z.nullable(z.string()),
})

export type PaymentRefund = z.output<typeof paymentRefund>

export const adminPaymentDetail = z.extend(adminPayment, {
  /** The newest first. */
  events: z.array(paymentEvent),
  /** The newest first. */
  refunds: z.array(paymentRefund),
})

export type AdminPaymentDetail = z.output<typeof adminPaymentDetail>

/** Of all payments that pass the filters: how many, what was paid and what of it was refunded. */
export const paymentFigures = z.object({ count: z.int(), paid: z.number(), refunded: z.number() })

export type PaymentFigures = z.output<typeof paymentFigures>
