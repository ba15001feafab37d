import type { AdminPayment } from '@confida/contracts'

/** Where Stripe's dashboard shows a payment; undefined where it has none, as of a test or of one that was never paid. */
export function stripeAddress({ stripe_session_id, stripe_payment_intent }: AdminPayment) {
  if (!stripe_payment_intent) return undefined
  const mode = stripe_session_id?.startsWith('cs_test_') ? 'test/' : ''
  return `https://dashboard.stripe.com/${mode}payments/${encodeURIComponent(stripe_payment_intent)}`
}
