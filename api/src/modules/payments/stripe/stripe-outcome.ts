import type Stripe from 'stripe'
import type { Charge } from '../settlement.repository.ts'
import type { Reversal } from './reversal.service.ts'

export type Outcome = 'paid' | 'pending' | 'expired'

/** What an event says of a checkout; undefined where it is about something else. */
export function outcomeOf(event: Stripe.Event): Outcome | undefined {
  switch (event.type) {
    case 'checkout.session.completed':
      // Some ways of paying (bank debits) take days; another event tells how that ended.
      return event.data.object.payment_status === 'unpaid' ? 'pending' : 'paid'
    case 'checkout.session.async_payment_succeeded':
      return 'paid'
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired':
      return 'expired'
    default:
      return undefined
  }
}

/** What a checkout itself says, when it is asked; undefined while nothing has happened. */
export function outcomeOfSession({ status, payment_status }: Stripe.Checkout.Session): Outcome | undefined {
  if (status === 'expired') return 'expired'
  if (status !== 'complete') return undefined
  return payment_status === 'unpaid' ? 'pending' : 'paid'
}

/** What an event takes back or gives back; undefined where it is about something else. */
export function reversalOf(event: Stripe.Event): Reversal | undefined {
  switch (event.type) {
    case 'charge.refunded':
      return { refunded: event.data.object.amount_refunded / 100 }
    case 'charge.dispute.funds_withdrawn':
      return { isDisputed: true }
    case 'charge.dispute.funds_reinstated':
      return { isDisputed: false }
    default:
      return undefined
  }
}

/** The refund that an event tells of; undefined where it is about something else. */
export function refundOf(event: Stripe.Event): Stripe.Refund | undefined {
  switch (event.type) {
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
      return event.data.object
    default:
      return undefined
  }
}

/** Whether a checkout is the one that was made for a payment, over its amount and in its currency. */
export const isSessionOf = (
  { id, amount_total, currency }: Stripe.Checkout.Session,
  charge: Charge,
): boolean =>
  amount_total === Math.round(charge.amount * 100) &&
  currency === charge.currency &&
  // The event may be faster than our note of Stripe's id.
  (charge.stripe_session_id ?? id) === id

export function intentOf({ payment_intent }: Stripe.Checkout.Session): string | null {
  return typeof payment_intent === 'string' ? payment_intent : (payment_intent?.id ?? null)
}
