import { Inject, Injectable } from '@nestjs/common'
import { CONFIG, type Config } from '../../../platform/config/config.ts'
import { Database } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { SettlementRepository } from '../settlement.repository.ts'
import { StripeGateway } from '../stripe/stripe.gateway.ts'
import { TestCheckoutRepository, type TestPayment } from './test-checkout.repository.ts'

/**
 * The checkout without Stripe. A browser arrives without a token: who knows the session's unguessable id may see the plan
 * and pay, which only ever does good to the user that began it.
 */
@Injectable()
export class TestCheckoutService {
  constructor(
    private readonly database: Database,
    private readonly payments: TestCheckoutRepository,
    private readonly settlements: SettlementRepository,
    private readonly stripe: StripeGateway,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Where Stripe takes the payments no test is one, not even one begun before that. */
  get isInUse(): boolean {
    return this.config.hasTestCheckout && !this.stripe.isInUse
  }

  async find(sessionId: string): Promise<TestPayment> {
    const payment = this.isInUse ? await this.payments.find(sessionId) : undefined
    if (!payment) throw new AppError('payment_not_found')
    return payment
  }

  async pay(sessionId: string): Promise<void> {
    await this.find(sessionId)
    await this.database.transaction((transaction) => this.settlements.payTest(sessionId, transaction))
  }
}
