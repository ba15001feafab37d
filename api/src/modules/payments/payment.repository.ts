import { Injectable } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import type { Repository } from 'typeorm'
import { columnsOf, type RowOf } from '../../platform/database/columns.ts'
import { PaymentEntity } from './payment.entity.ts'

const columns = columnsOf(PaymentEntity, [
  'id',
  'provider',
  'stripe_session_id',
  'payment_status',
  'tier_name',
  'duration_days',
])

export type PaymentStatus = Pick<PaymentEntity, 'payment_status' | 'status' | 'tier_name' | 'duration_days'>
export type PaymentRow = RowOf<typeof columns> & PaymentStatus

@Injectable()
export class PaymentRepository {
  constructor(@InjectRepository(PaymentEntity) private readonly payments: Repository<PaymentEntity>) {}

  findStatus(userId: string, sessionId: string): Promise<PaymentRow | undefined> {
    return this.payments
      .createQueryBuilder('payment')
      .select(columns.of('payment'))
      .addSelect(
        `case when payment.status = 'open' and payment.expires_at <= now() then 'expired' else payment.status end`,
        'status',
      )
      .where({ session_id: sessionId, user_id: userId })
      .getRawOne<PaymentRow>()
  }
}
