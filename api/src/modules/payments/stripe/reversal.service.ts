import { Injectable } from '@nestjs/common'
import type { Transaction } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { type PaidPayment, SettlementRepository } from '../settlement.repository.ts'

/** What went back: so much in refunds all in all, or the money of a dispute, there or back; or what came back of a refund that failed. */
export type Reversal = { refunded: number } | { isDisputed: boolean } | { returned: number }

/** Takes back what a payment had credited: refunds their amount, and with the whole of it the days too. */
@Injectable()
export class ReversalService {
  constructor(private readonly settlements: SettlementRepository) {}

  async apply(paymentId: string, reversal: Reversal, transaction: Transaction): Promise<void> {
    const payment = await this.settlements.lockPaid(paymentId, transaction)
    // Events may overtake each other: refused, this one comes again when the payment is known to be made.
    if (!payment) throw new AppError('service_unavailable')
    const next = { ...payment, ...changesBy(reversal, payment) }
    const days =
      (isFullyReversed(payment) ? payment.duration_days : 0) -
      (isFullyReversed(next) ? next.duration_days : 0)
    await this.settlements.applyReversal(
      payment,
      {
        refunded: next.refunded_amount,
        isDisputed: next.is_disputed,
        isFullyReversed: isFullyReversed(next),
        amount: reversedAmount(payment) - reversedAmount(next),
        days,
      },
      transaction,
    )
  }
}

/** Refunds only grow: one that is told late changes nothing. */
function changesBy(reversal: Reversal, { amount, refunded_amount }: PaidPayment): Partial<PaidPayment> {
  if ('isDisputed' in reversal) return { is_disputed: reversal.isDisputed }
  if ('returned' in reversal)
    return { refunded_amount: inCents(Math.max(refunded_amount - reversal.returned, 0)) }
  return { refunded_amount: Math.min(Math.max(reversal.refunded, refunded_amount), amount) }
}

/** Without what binary fractions add. */
const inCents = (euro: number) => Math.round(euro * 100) / 100

const reversedAmount = ({ amount, refunded_amount, is_disputed }: PaidPayment) =>
  is_disputed ? amount : refunded_amount
const isFullyReversed = (payment: PaidPayment) => reversedAmount(payment) >= payment.amount
