import { Injectable } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import type { Repository } from 'typeorm'
import type { Transaction } from '../../platform/database/database.ts'
import { DiscountCodeEntity } from './discount-code.entity.ts'

const IS_OPEN = `is_active and (uses_max is null or uses < uses_max)
  and (last_day is null or last_day >= (now() at time zone 'UTC')::date)`

@Injectable()
export class DiscountCodeRepository {
  constructor(@InjectRepository(DiscountCodeEntity) private readonly codes: Repository<DiscountCodeEntity>) {}

  /** Whether somebody can register with it at this moment. */
  isOpen(code: string): Promise<boolean> {
    return this.codes.createQueryBuilder('code').where({ code }).andWhere(IS_OPEN).getExists()
  }

  /** Counts a registration; of two at once for the last place one finds none. @returns whether there was a place */
  async use(code: string, { manager }: Transaction): Promise<boolean> {
    const { affected } = await manager
      .createQueryBuilder()
      .update(DiscountCodeEntity)
      .set({ uses: () => 'uses + 1' })
      .where({ code })
      .andWhere(IS_OPEN)
      .execute()
    return affected === 1
  }
}
