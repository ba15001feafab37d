import { csvLine } from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import type { CurrentUser } from '../../../platform/access/current-user.ts'
import { AuditTrail } from '../../../platform/audit/audit-trail.ts'
import { Database } from '../../../platform/database/database.ts'
import { Replica } from '../../../platform/database/replica.ts'
import { toAdminPayment } from './admin-payment.mapper.ts'
import { AdminPaymentRepository, type PaymentFilter } from './admin-payment.repository.ts'

/** Rows of the file that are read at a time. */
const PART = 1000

const columns = [
  'id',
  'created_at',
  'paid_at',
  'state',
  'provider',
  'tier_name',
  'duration_days',
  'amount',
  'refunded_amount',
  'discount_percent',
  'session_id',
  'stripe_session_id',
  'stripe_payment_intent',
  'user_id',
  'user_email',
  'user_name',
] as const

@Injectable()
export class PaymentExportService {
  constructor(
    private readonly payments: AdminPaymentRepository,
    private readonly replica: Replica,
    private readonly database: Database,
    private readonly audit: AuditTrail,
  ) {}

  /** Lines of the file, as they are read. That it was asked for is written down before. */
  async export(filter: PaymentFilter, actor: CurrentUser): Promise<AsyncIterable<string>> {
    const { search, state, from, to } = filter
    const chosen = Object.entries({ search, state, from, to }).filter(([, value]) => value)
    const after = chosen.length > 0 ? Object.fromEntries(chosen) : undefined
    await this.database.transaction((transaction) =>
      this.audit.record({ actor, action: 'payment.export', after }, transaction),
    )
    return this.lines(filter)
  }

  private async *lines(filter: PaymentFilter): AsyncGenerator<string> {
    yield csvLine([...columns])
    let cursor: string | undefined
    do {
      const request = { limit: PART, cursor }
      const page = await this.replica.read((within) => this.payments.list(filter, request, within))
      for (const row of page.rows) {
        const payment = toAdminPayment(row)
        yield csvLine(columns.map((column) => String(payment[column] ?? '')))
      }
      cursor = page.next
    } while (cursor)
  }
}
