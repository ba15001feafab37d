import { Injectable } from '@nestjs/common'
import { Database } from '../../platform/database/database.ts'
import { statement } from '../../platform/database/statement.ts'

// The page after a payment asks every two seconds.
const findStatus = statement(
  'payments.status',
  `select id, provider, stripe_session_id, payment_status,
     case when status = 'open' and expires_at <= now() then 'expired' else status end as status
   from payments where session_id = $1 and user_id = $2`,
)

// A payment that has the discount and can still be made gives it up to the next checkout.
const findDiscount = statement(
  'payments.discount',
  `select d.percent from users u join discount_codes d on d.code = u.discount_code
   where u.id = $1 and not u.discount_used and not exists (
     select from payments p
     where p.user_id = u.id and (p.payment_status <> 'unpaid' or p.discount_percent > 0 and p.status = 'complete')
   )`,
)

export interface PaymentStatus {
  payment_status: 'unpaid' | 'paid' | 'refunded'
  status: 'open' | 'complete' | 'expired'
}

export interface PaymentRow extends PaymentStatus {
  id: string
  provider: 'test' | 'stripe'
  stripe_session_id: string | null
}

@Injectable()
export class PaymentRepository {
  constructor(private readonly database: Database) {}

  async findDiscount(userId: string): Promise<number> {
    return (await this.database.row<{ percent: number }>(findDiscount, [userId]))?.percent ?? 0
  }

  findStatus(userId: string, sessionId: string): Promise<PaymentRow | undefined> {
    return this.database.row<PaymentRow & Record<string, unknown>>(findStatus, [sessionId, userId])
  }
}
