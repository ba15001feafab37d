import { Injectable } from '@nestjs/common'
import type Stripe from 'stripe'
import { Database, type Transaction } from '../../../platform/database/database.ts'
import { SettlementRepository } from '../settlement.repository.ts'

type Outcome = 'paid' | 'waiting' | 'expired'

/**
 * Applies Stripe's events. They come repeatedly, at the same moment to several processes and in any order: each is written
 * down in the transaction that applies it, and no later one takes a payment back.
 */
@Injectable()
export class StripeEventService {
  private readonly database: Database
  private readonly settlements: SettlementRepository

  constructor(database: Database, settlements: SettlementRepository) {
    this.database = database
    this.settlements = settlements
  }

  async apply(event: Stripe.Event): Promise<void> {
    const outcome = outcomeOf(event)
    if (!outcome) return
    const { id: stripeId, client_reference_id } = event.data.object as Stripe.Checkout.Session
    const paymentId = await this.settlements.findOfStripe(stripeId, client_reference_id)
    // Another product on the same Stripe account.
    if (!paymentId) return
    await this.database.transaction(async (transaction) => {
      const isNew = await this.settlements.record({ id: event.id, type: event.type, paymentId }, transaction)
      if (isNew) await this.settle(paymentId, outcome, transaction)
    })
  }

  private async settle(paymentId: string, outcome: Outcome, transaction: Transaction): Promise<void> {
    if (outcome === 'paid') await this.settlements.payStripe(paymentId, transaction)
    else if (outcome === 'waiting') await this.settlements.wait(paymentId, transaction)
    else await this.settlements.expire(paymentId, transaction)
  }
}

/** What an event says of its payment; undefined where it is about something else. */
function outcomeOf(event: Stripe.Event): Outcome | undefined {
  switch (event.type) {
    case 'checkout.session.completed':
      // Some ways of paying (bank debits) take days; another event tells how that ended.
      return event.data.object.payment_status === 'unpaid' ? 'waiting' : 'paid'
    case 'checkout.session.async_payment_succeeded':
      return 'paid'
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired':
      return 'expired'
    default:
      return undefined
  }
}
