import { Injectable, Logger } from '@nestjs/common'
import type Stripe from 'stripe'
import type { Transaction } from '../../../platform/database/database.ts'
import { SettlementRepository } from '../settlement.repository.ts'
import { intentOf, isSessionOf } from './stripe-outcome.ts'

/** Credits what Stripe says was paid, if it is what was asked for. */
@Injectable()
export class StripeSettlementService {
  private readonly logger = new Logger(StripeSettlementService.name)

  constructor(private readonly settlements: SettlementRepository) {}

  async pay(paymentId: string, session: Stripe.Checkout.Session, transaction: Transaction): Promise<void> {
    const charge = await this.settlements.findCharge(paymentId, transaction)
    if (charge && isSessionOf(session, charge))
      await this.settlements.payStripe(paymentId, intentOf(session), transaction)
    else this.logger.error(`Stripe was paid something else than payment ${paymentId}: nothing is credited.`)
  }
}
