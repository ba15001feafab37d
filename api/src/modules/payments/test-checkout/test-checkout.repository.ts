import { Injectable } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import type { Repository } from 'typeorm'
import { columnsOf, type RowOf } from '../../../platform/database/columns.ts'
import { PaymentEntity } from '../payment.entity.ts'
import type { TierTranslations } from '../pricing-tier.entity.ts'

const columns = columnsOf(PaymentEntity, [
  'session_id',
  'tier_name',
  'amount',
  'discount_percent',
  'duration_days',
])

/** The amount is in euro. */
export type TestPayment = RowOf<typeof columns> & {
  state: 'open' | 'paid' | 'expired'
  /** Null once the plan is deleted. */
  translations: TierTranslations | null
}

@Injectable()
export class TestCheckoutRepository {
  constructor(@InjectRepository(PaymentEntity) private readonly payments: Repository<PaymentEntity>) {}

  find(sessionId: string): Promise<TestPayment | undefined> {
    return this.payments
      .createQueryBuilder('payment')
      .select(columns.of('payment'))
      .addSelect(
        `case when payment.payment_status = 'paid' then 'paid'
           when payment.status = 'open' and payment.expires_at > now() then 'open' else 'expired' end`,
        'state',
      )
      .leftJoin('payment.tier', 'tier')
      .addSelect('tier.translations', 'translations')
      .where({ session_id: sessionId, provider: 'test' })
      .getRawOne<TestPayment>()
  }
}
