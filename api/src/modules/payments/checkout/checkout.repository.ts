import { CHECKOUT_HOURS } from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import { MoreThan, type Repository } from 'typeorm'
import { columnsOf, type RowOf } from '../../../platform/database/columns.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import { UserEntity } from '../../users/user.entity.ts'
import { PaymentEntity } from '../payment.entity.ts'
import { PricingTierEntity, type TierTranslations } from '../pricing-tier.entity.ts'
import { discountedPrice } from './discounted-price.ts'

const discountedColumns = columnsOf(PaymentEntity, ['id', 'provider', 'stripe_session_id'])
/** `is_old`: one that has not got its page at Stripe after minutes never will, or nobody was told of it. */
export type DiscountedPayment = RowOf<typeof discountedColumns> & { is_old: boolean }

export interface NewPayment {
  sessionId: string
  userId: string
  tierId: string
  discountPercent: number
  provider: PaymentEntity['provider']
}

/** A payment that can be made; the amount, in euro, stays what it was at this moment. */
export type OpenPayment = Pick<
  PaymentEntity,
  'id' | 'session_id' | 'tier_name' | 'amount' | 'duration_days'
> & { translations: TierTranslations }

@Injectable()
export class CheckoutRepository {
  constructor(@InjectRepository(PaymentEntity) private readonly payments: Repository<PaymentEntity>) {}

  /** With a weaker lock than `for update`, which would hold up every message that the user writes meanwhile. */
  async lockPayer(userId: string, { manager }: Transaction): Promise<void> {
    await manager.findOne(UserEntity, {
      select: { id: true },
      where: { id: userId },
      lock: { mode: 'for_no_key_update' },
    })
  }

  /** @returns undefined when the plan is not on offer */
  async insert(
    { sessionId, userId, tierId, discountPercent, provider }: NewPayment,
    { manager }: Transaction,
  ): Promise<OpenPayment | undefined> {
    const tier = await manager.findOne(PricingTierEntity, {
      where: { id: tierId, is_visible: true, is_active: true },
      // So that it is not removed before the payment refers to it.
      lock: { mode: 'for_key_share' },
    })
    if (!tier) return undefined
    const payment = {
      session_id: sessionId,
      tier_name: tier.name,
      amount: discountedPrice(tier.price, discountPercent),
      duration_days: tier.duration_days,
    }
    const { identifiers } = await manager.insert(PaymentEntity, {
      ...payment,
      user_id: userId,
      tier_id: tier.id,
      discount_percent: discountPercent,
      provider,
      expires_at: () => `now() + interval '${CHECKOUT_HOURS} hours'`,
    })
    return { id: identifiers[0]?.id, ...payment, translations: tier.translations }
  }

  /** The user's payments with a discount that can still be made. */
  listDiscounted(userId: string): Promise<DiscountedPayment[]> {
    return this.payments
      .createQueryBuilder('payment')
      .select(discountedColumns.of('payment'))
      .addSelect(`payment.created_at < now() - interval '2 minutes'`, 'is_old')
      .where({ user_id: userId, discount_percent: MoreThan(0), payment_status: 'unpaid', status: 'open' })
      .getRawMany<DiscountedPayment>()
  }

  async setStripeSession(id: string, stripeSessionId: string): Promise<void> {
    await this.payments.update({ id }, { stripe_session_id: stripeSessionId })
  }
}
