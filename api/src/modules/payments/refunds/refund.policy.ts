import type { BodyOf, refundPayment } from '@confida/contracts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { RefundablePayment } from './refund.repository.ts'

type Wanted = Pick<BodyOf<typeof refundPayment>, 'amount' | 'refunded_amount'>

const cents = (euro: number) => Math.round(euro * 100)

/**
 * Whether so much of a payment can be refunded, by who has seen it as it is: of two windows in which the same was pressed,
 * one has not.
 */
export function requireRefundable(payment: RefundablePayment, wanted: Wanted): void {
  const { amount, refunded_amount, payment_status, is_disputed } = payment
  if (payment_status === 'unpaid' || is_disputed) throw new AppError('payment_not_refundable')
  if (cents(wanted.refunded_amount) !== cents(refunded_amount)) throw new AppError('record_outdated')
  const left = cents(amount) - cents(refunded_amount)
  if (left <= 0) throw new AppError('payment_not_refundable')
  const tooMuch = { amount: { problem: 'too_big', params: { limit: left / 100 } } } as const
  if (cents(wanted.amount) > left) throw new AppError('invalid_input', {}, tooMuch)
}
