import { randomUUID } from 'node:crypto'
import { id as idSchema, type RefundReason, type RefundState, refundReasons } from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import type Stripe from 'stripe'
import { AuditTrail } from '../../../platform/audit/audit-trail.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { ReversalService } from '../stripe/reversal.service.ts'
import { type RefundablePayment, RefundRepository, type RefundRow } from './refund.repository.ts'

/** From which states each can be reached: what is told late takes nothing back. */
const before: Record<Exclude<RefundState, 'requested' | 'refused'>, RefundState[]> = {
  pending: ['requested', 'refused'],
  succeeded: ['requested', 'refused', 'pending'],
  failed: ['requested', 'refused', 'pending', 'succeeded'],
}

/** Writes down what has become of a refund, whoever asked for it. */
@Injectable()
export class RefundRecordService {
  constructor(
    private readonly refunds: RefundRepository,
    private readonly reversals: ReversalService,
    private readonly audit: AuditTrail,
  ) {}

  /** What Stripe says of it, in an answer or an event. The money of one that has failed is with us again. */
  async note(paymentId: string, told: Stripe.Refund, transaction: Transaction): Promise<void> {
    const payment = await this.refunds.lockPayment(paymentId, transaction)
    // Events may overtake each other: refused, this one comes again when the payment is known to be made.
    if (!payment || payment.payment_status === 'unpaid') throw new AppError('service_unavailable')
    const state = stateOf(told)
    const known = await this.find(paymentId, told, transaction)
    if (!known) {
      await this.insert(paymentId, told, state, transaction)
      return
    }
    const change = { state, stripe_refund_id: told.id }
    if (!(await this.refunds.advance(known.id, before[state], change, transaction))) return
    const wasMade = known.state === 'pending' || known.state === 'succeeded'
    if (state === 'failed' && wasMade)
      await this.reversals.apply(paymentId, { returned: known.amount }, transaction)
    if (!wasMade) await this.record(known, payment, transaction)
  }

  /** A refund of a test is made by being written down. */
  async noteTest(refund: RefundRow, payment: RefundablePayment, transaction: Transaction): Promise<void> {
    const refunded = payment.refunded_amount + refund.amount
    await this.reversals.apply(payment.id, { refunded }, transaction)
    await this.refunds.advance(refund.id, ['requested'], { state: 'succeeded' }, transaction)
    await this.record(refund, payment, transaction)
  }

  private async find(paymentId: string, told: Stripe.Refund, transaction: Transaction) {
    const known = await this.refunds.findByStripe(told.id, transaction)
    const ours = idSchema.safeParse(told.metadata?.refund_id)
    if (known || !ours.success) return known
    const refund = await this.refunds.find(ours.data, transaction)
    return refund?.payment_id === paymentId ? refund : null
  }

  private insert(
    payment_id: string,
    { id, amount, reason }: Stripe.Refund,
    state: RefundState,
    transaction: Transaction,
  ) {
    const refund = { id: randomUUID(), payment_id, amount: amount / 100, state, stripe_refund_id: id }
    return this.refunds.insert({ ...refund, reason: reasonOf(reason) }, transaction)
  }

  private async record(refund: RefundRow, payment: RefundablePayment, transaction: Transaction) {
    const { amount, reason, actor_id } = refund
    const name = actor_id ? await this.refunds.findActorName(actor_id, transaction) : undefined
    await this.audit.record(
      {
        ...(actor_id && name !== undefined && { actor: { id: actor_id, name } }),
        action: 'payment.refund',
        target: { id: payment.id, name: payment.tier_name },
        after: { amount, reason },
      },
      transaction,
    )
  }
}

/** One that the person has yet to claim is on its way, too. */
function stateOf({ status }: Stripe.Refund): keyof typeof before {
  if (status === 'succeeded') return 'succeeded'
  return status === 'failed' || status === 'canceled' ? 'failed' : 'pending'
}

const reasonOf = (reason: string | null): RefundReason | null =>
  refundReasons.find((known) => known === reason) ?? null
