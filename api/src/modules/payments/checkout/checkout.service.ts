import { randomBytes } from 'node:crypto'
import {
  id as idSchema,
  type Language,
  type ResponseOf,
  STRIPE_MINIMUM,
  type startCheckout,
} from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import { Database } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { limitPolicies } from '../../../platform/limits/policies.ts'
import { RateLimiter } from '../../../platform/limits/rate-limiter.ts'
import { DiscountRepository } from '../discount.repository.ts'
import { SettlementRepository } from '../settlement.repository.ts'
import { StripeGateway } from '../stripe/stripe.gateway.ts'
import { TestCheckoutService } from '../test-checkout/test-checkout.service.ts'
import { CheckoutRepository, type DiscountedPayment, type OpenPayment } from './checkout.repository.ts'

type Checkout = ResponseOf<typeof startCheckout>

export interface Payer {
  id: string
  language: Language
  /** Where the user is, and comes back to: an origin. */
  site: string
}

/**
 * Begins payments. The discount of the first top-up belongs to at most one payment that can still be made: a new checkout
 * closes an earlier one that has it and takes it over, and where that one can no longer be closed, because it is being
 * paid, the new one costs the full price.
 */
@Injectable()
export class CheckoutService {
  constructor(
    private readonly database: Database,
    private readonly checkouts: CheckoutRepository,
    private readonly discounts: DiscountRepository,
    private readonly settlements: SettlementRepository,
    private readonly stripe: StripeGateway,
    private readonly testCheckout: TestCheckoutService,
    private readonly limiter: RateLimiter,
  ) {}

  async start(tierId: string, payer: Payer): Promise<Checkout> {
    if (!this.stripe.isInUse && !this.testCheckout.isInUse) throw new AppError('payment_unavailable')
    if (!idSchema.safeParse(tierId).success) throw new AppError('tier_not_found')
    await this.limiter.consume(limitPolicies.checkout, payer.id)
    for (const earlier of await this.checkouts.listDiscounted(payer.id)) await this.close(earlier)
    const payment = await this.open(tierId, payer)
    const url = this.stripe.isInUse
      ? await this.openAtStripe(payment, payer)
      : `${payer.site}/api/payments/test-checkout/${payment.session_id}?language=${payer.language}`
    return { session_id: payment.session_id, url }
  }

  private open(tierId: string, { id: userId }: Payer): Promise<OpenPayment> {
    return this.database.transaction(async (transaction) => {
      // Of two checkouts at the same moment the second sees the first one's discount.
      await this.checkouts.lockPayer(userId, transaction)
      const payment = await this.checkouts.insert(
        {
          // Unguessable: for the test checkout it is the key to the page.
          sessionId: `${this.stripe.isInUse ? 'pay' : 'test'}_${randomBytes(24).toString('base64url')}`,
          userId,
          tierId,
          discountPercent: await this.discounts.findFree(userId, transaction),
          provider: this.stripe.isInUse ? 'stripe' : 'test',
        },
        transaction,
      )
      if (!payment) throw new AppError('tier_not_found')
      if (this.stripe.isInUse && payment.amount < STRIPE_MINIMUM) throw new AppError('payment_too_small')
      return payment
    })
  }

  private async openAtStripe(payment: OpenPayment, { site, language }: Payer): Promise<string> {
    try {
      const { id, url } = await this.stripe.open(payment, site, language)
      await this.checkouts.setStripeSession(payment.id, id)
      return url
    } catch (error) {
      // Nobody was told of it; its discount is free again.
      await this.settlements.expire(payment.id)
      throw error
    }
  }

  private async close({ id, provider, stripe_session_id, is_old }: DiscountedPayment): Promise<void> {
    const isClosed =
      provider === 'test' || (stripe_session_id ? await this.stripe.close(stripe_session_id) : is_old)
    if (isClosed) await this.settlements.expire(id)
  }
}
