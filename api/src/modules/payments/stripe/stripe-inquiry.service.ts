import { Injectable } from '@nestjs/common'
import type Stripe from 'stripe'
import { Database } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { PaymentRow } from '../payment.repository.ts'
import { SettlementRepository } from '../settlement.repository.ts'
import { StripeGateway } from './stripe.gateway.ts'
import { outcomeOfSession } from './stripe-outcome.ts'
import { StripeSettlementService } from './stripe-settlement.service.ts'

/** Asks Stripe what became of a payment whose event has not come: webhooks are late, or set up wrongly. */
@Injectable()
export class StripeInquiryService {
  constructor(
    private readonly database: Database,
    private readonly settlements: SettlementRepository,
    private readonly payments: StripeSettlementService,
    private readonly stripe: StripeGateway,
  ) {}

  /** Credits as the event would, and once with it; a Stripe that does not answer changes nothing. */
  async ask({ id, provider, stripe_session_id, payment_status }: PaymentRow): Promise<void> {
    if (!this.stripe.isInUse || provider !== 'stripe' || !stripe_session_id || payment_status !== 'unpaid')
      return
    if (!(await this.settlements.claimInquiry(id))) return
    try {
      const session = await this.stripe.find(stripe_session_id)
      const outcome = outcomeOfSession(session)
      if (outcome === 'paid') await this.pay(id, session)
      else if (outcome === 'pending') await this.settlements.markPending(id)
      else if (outcome === 'expired') await this.settlements.expire(id)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
    }
  }

  private pay(id: string, session: Stripe.Checkout.Session): Promise<void> {
    return this.database.transaction((transaction) => this.payments.pay(id, session, transaction))
  }
}
