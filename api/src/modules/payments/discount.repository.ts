import { Injectable } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import type { Repository } from 'typeorm'
import type { Transaction, Within } from '../../platform/database/database.ts'
import { DiscountCodeEntity } from '../auth/discount-code.entity.ts'
import { UserEntity } from '../users/user.entity.ts'
import { PaymentEntity } from './payment.entity.ts'

const isUnderWay = `payment.status = 'complete'`
const isPayable = `payment.status = 'open' and payment.expires_at > now()`

/** The discount of the first top-up: per cent, 0 once it was used. */
@Injectable()
export class DiscountRepository {
  constructor(@InjectRepository(UserEntity) private readonly users: Repository<UserEntity>) {}

  /** Of the next checkout: a payment that has the discount and can still be made gives it up to that. */
  find(userId: string): Promise<number> {
    return this.findUnless(isUnderWay, userId, this.users)
  }

  /** Of a payment that begins now: 0 also while another payment with the discount can still be made. */
  findFree(userId: string, transaction: Transaction): Promise<number> {
    return this.findUnless(`(${isUnderWay} or ${isPayable})`, userId, transaction)
  }

  private async findUnless(isHeld: string, userId: string, { manager }: Within): Promise<number> {
    const query = manager
      .createQueryBuilder(UserEntity, 'user')
      .innerJoin(DiscountCodeEntity, 'code', 'code.code = user.discount_code')
      .select('code.percent', 'percent')
      .where({ id: userId, discount_used: false })
    const used = query
      .subQuery()
      .select('1')
      .from(PaymentEntity, 'payment')
      .where('payment.user_id = user.id')
      .andWhere(`(payment.payment_status <> 'unpaid' or payment.discount_percent > 0 and ${isHeld})`)
    const row = await query
      .andWhere(`not exists ${used.getQuery()}`)
      .getRawOne<Pick<DiscountCodeEntity, 'percent'>>()
    return row?.percent ?? 0
  }
}
