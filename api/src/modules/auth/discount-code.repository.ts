import { Injectable } from '@nestjs/common'
import { Database } from '../../platform/database/database.ts'
import { statement } from '../../platform/database/statement.ts'

const findActive = statement(
  'discount-codes.active',
  'select code from discount_codes where code = $1 and is_active',
)

@Injectable()
export class DiscountCodeRepository {
  constructor(private readonly database: Database) {}

  async isActive(code: string): Promise<boolean> {
    return (await this.database.row(findActive, [code])) !== undefined
  }
}
