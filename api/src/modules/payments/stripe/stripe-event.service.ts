import { Injectable } from '@nestjs/common'
import type Stripe from 'stripe'
import { Database, type Transaction } from '../../../platform/database/database.ts'
import { RefundRecordService } from '../refunds/refund-record.service.ts'
import { SettlementRepository } from '../settlement.repository.ts'
import { type Reversal, ReversalService } from './reversal.service.ts'
import { StripeGateway } from './stripe.gateway.ts'
import { type Outcome, outcomeOf, refundOf, reversalOf } from './stripe-outcome.ts'
import { StripeSettlementService } from './stripe-settlement.service.ts'

type Change =
  | { outcome: Outcome; session: Stripe.Checkout.Session }
  | { reversal: Reversal }
  | { refund: Stripe.Refund }

/**
 * Applies Stripe's events. They come repeatedly, at the same moment to several processes and in any order: each is written
 * down in the transaction that applies it, and no later one of a checkout takes a payment back.
 */
@Injectable()
export class StripeEventService {
  constructor(
    private readonly database: Database,
    private readonly settlements: SettlementRepository,
    private readonly payments: StripeSettlementService,
    private readonly reversals: ReversalService,
    private readonly refunds: RefundRecordService,
    private readonly stripe: StripeGateway,
  ) {}

  async apply(event: Stripe.Event): Promise<void> {
    const outcome = outcomeOf(event)
    if (outcome) {
      const session = event.data.object as Stripe.Checkout.Session
      const paymentId = await this.settlements.findByStripe(session.id, session.client_reference_id)
      return this.change(event, paymentId, { outcome, session })
    }
    const refund = refundOf(event)
    if (refund) return this.change(event, await this.findByIntent(refund.payment_intent), { refund })
    const reversal = reversalOf(event)
    if (!reversal) return
    const { payment_intent } = event.data.object as Stripe.Charge | Stripe.Dispute
    await this.change(event, await this.findByIntent(payment_intent), { reversal })
  }

  private async change(event: Stripe.Event, paymentId: string | undefined, change: Change): Promise<void> {
    // Another product on the same Stripe account.
    if (!paymentId) return
    await this.database.transaction(async (transaction) => {
      const { id, type } = event
      if (!(await this.settlements.record({ id, type, payment_id: paymentId }, transaction))) return
      if ('reversal' in change) await this.reversals.apply(paymentId, change.reversal, transaction)
      else if ('refund' in change) await this.refunds.note(paymentId, change.refund, transaction)
      else await this.settle(paymentId, change, transaction)
    })
  }

  private async settle(
    paymentId: string,
    { outcome, session }: { outcome: Outcome; session: Stripe.Checkout.Session },
    transaction: Transaction,
  ): Promise<void> {
    if (outcome === 'paid') await this.payments.pay(paymentId, session, transaction)
    else if (outcome === 'pending') await this.settlements.markPending(paymentId, transaction)
    else await this.settlements.expire(paymentId, transaction)
  }

  /** Stripe knows the checkout of a payment that was made before we kept its intent. */
  private async findByIntent(intent: string | { id: string } | null): Promise<string | undefined> {
    const id = typeof intent === 'string' ? intent : intent?.id
    if (!id) return undefined
    const known = await this.settlements.findByIntent(id)
    if (known) return known
    const session = await this.stripe.findByIntent(id)
    return session && this.settlements.findByStripe(session.id, session.client_reference_id)
  }
}
