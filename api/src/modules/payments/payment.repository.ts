import { Injectable } from '@nestjs/common'
import { Database } from '../../platform/database/database.ts'
import { statement } from '../../platform/database/statement.ts'

// The page after a payment asks every two seconds.
const findStatus = statement(
  'payments.status',
  `select payment_status, case when status = 'open' and expires_at <= now() then 'expired' else status end as status
   from payments where session_id = $1 and user_id = $2`,
)

export interface PaymentStatus {
  payment_status: 'unpaid' | 'paid'
  status: 'open' | 'complete' | 'expired'
}

@Injectable()
export class PaymentRepository {
  private readonly database: Database

  constructor(database: Database) {
    this.database = database
  }

  findStatus(userId: string, sessionId: string): Promise<PaymentStatus | undefined> {
    return this.database.row<PaymentStatus & Record<string, unknown>>(findStatus, [sessionId, userId])
  }
}
