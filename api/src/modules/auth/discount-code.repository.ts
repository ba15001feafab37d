import { Injectable } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import type { Repository } from 'typeorm'
import { DiscountCodeEntity } from './discount-code.entity.ts'

@Injectable()
export class DiscountCodeRepository {
  constructor(@InjectRepository(DiscountCodeEntity) private readonly codes: Repository<DiscountCodeEntity>) {}

  isActive(code: string): Promise<boolean> {
    return this.codes.existsBy({ code, is_active: true })
  }
}
