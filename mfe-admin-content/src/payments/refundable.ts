import type { AdminPaymentDetail, PaymentRefund } from '@confida/contracts'

const inCents = (euro: number) => Math.round(euro * 100) / 100

/** What of a payment can still be given back, in euro; 0 where nothing can. */
export const refundableAmount = ({ state, amount, refunded_amount }: AdminPaymentDetail): number =>
  state === 'paid' || state === 'partly_refunded' ? inCents(amount - refunded_amount) : 0

/** The refund to which Stripe's answer is not known: it comes before any other. */
export const unclearRefund = ({ refunds }: AdminPaymentDetail): PaymentRefund | undefined =>
  refunds.find(({ state }) => state === 'requested')
