import type { DiscountCodeCreation } from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import { columnsOf, type RowOf } from '../../../platform/database/columns.ts'
import type { Transaction, Within } from '../../../platform/database/database.ts'
import { DiscountCodeEntity } from '../../auth/discount-code.entity.ts'
import { UserEntity } from '../../users/user.entity.ts'
import { PaymentEntity } from '../payment.entity.ts'

const codeColumns = columnsOf(DiscountCodeEntity, [
  'code',
  'percent',
  'uses_max',
  'last_day',
  'is_active',
  'uses',
  'created_at',
])
export type DiscountCodeRow = RowOf<typeof codeColumns> & {
  payments: number
  /** Euro. */
  paid: number
}

@Injectable()
export class DiscountCodeDeskRepository {
  /** Newest first, with the first top-ups that were made with each. */
  list(within: Within): Promise<DiscountCodeRow[]> {
    return selectCodes(within).getRawMany<DiscountCodeRow>()
  }

  find(code: string, within: Within): Promise<DiscountCodeRow | undefined> {
    return selectCodes(within).where('code.code = :code', { code }).getRawOne<DiscountCodeRow>()
  }

  /** Keeps the code from other changes until the transaction ends. */
  lock(code: string, { manager }: Transaction): Promise<DiscountCodeEntity | null> {
    return manager.findOne(DiscountCodeEntity, { where: { code }, lock: { mode: 'pessimistic_write' } })
  }

  async insert(draft: DiscountCodeCreation, { manager }: Transaction): Promise<void> {
    // A copy, because TypeORM writes the columns' defaults into what it is given.
    await manager.insert(DiscountCodeEntity, { ...draft })
  }

  async setActive(code: string, is_active: boolean, { manager }: Transaction): Promise<void> {
    await manager.update(DiscountCodeEntity, { code }, { is_active })
  }
}

function selectCodes({ manager }: Within) {
  return manager
    .createQueryBuilder(DiscountCodeEntity, 'code')
    .select(codeColumns.of('code'))
    .addSelect('coalesce(made.payments, 0)', 'payments')
    .addSelect('coalesce(made.paid, 0)', 'paid')
    .leftJoin(
      (made) =>
        made
          .from(PaymentEntity, 'payment')
          .innerJoin(UserEntity, 'person', 'person.id = payment.user_id')
          .select('person.discount_code', 'discount_code')
          .addSelect('count(*)', 'payments')
          .addSelect('sum(payment.amount - payment.refunded_amount)', 'paid')
          .where(`payment.discount_percent > 0 and payment.payment_status <> 'unpaid'`)
          .groupBy('person.discount_code'),
      'made',
      'made.discount_code = code.code',
    )
    .orderBy('code.created_at', 'DESC')
    .addOrderBy('code.code')
}
