import { Injectable } from '@nestjs/common'
import { Database } from '../../../platform/database/database.ts'
import { statement } from '../../../platform/database/statement.ts'

const find = statement(
  'test-checkout.find',
  `select session_id, tier_name, amount, discount_percent, duration_days,
     case when payment_status = 'paid' then 'paid'
       when status = 'open' and expires_at > now() then 'open' else 'expired' end as state
   from payments where session_id = $1 and provider = 'test'`,
)

export interface TestPayment {
  session_id: string
  tier_name: string
  /** Euro. */
  amount: number
  discount_percent: number
  duration_days: number
  state: 'open' | 'paid' | 'expired'
}

@Injectable()
export class TestCheckoutRepository {
  constructor(private readonly database: Database) {}

  find(sessionId: string): Promise<TestPayment | undefined> {
    return this.database.row<TestPayment & Record<string, unknown>>(find, [sessionId])
  }
}
