import { Injectable } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import type { Repository } from 'typeorm'
import { columnsOf, type RowOf } from '../../../platform/database/columns.ts'
import { PaymentEntity } from '../payment.entity.ts'

const columns = columnsOf(PaymentEntity, [
  'session_id',
  'tier_name',
  'amount',
  'discount_percent',
  'duration_days',
])

/** The amount is in euro. */
export type TestPayment = RowOf<typeof columns> & { state: 'open' | 'paid' | 'expired' }

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
      .where({ session_id: sessionId, provider: 'test' })
      .getRawOne<TestPayment>()
  }
}
