import { Injectable } from '@nestjs/common'
import type { CurrentUser } from '../../../platform/access/current-user.ts'
import { AuditTrail } from '../../../platform/audit/audit-trail.ts'
import { Database } from '../../../platform/database/database.ts'
import { Replica } from '../../../platform/database/replica.ts'
import { csvPages } from '../../../platform/paging/csv-pages.ts'
import { toAdminPayment } from './admin-payment.mapper.ts'
import {
  AdminPaymentRepository,
  type AdminPaymentRow,
  type PaymentFilter,
} from './admin-payment.repository.ts'

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

  /** Lines of the file, as they are read. That it was asked for is written down before, without what was searched for: a name may be in it. */
  async export(filter: PaymentFilter, actor: CurrentUser): Promise<AsyncIterable<string>> {
    const { state, from, to } = filter
    const chosen = Object.entries({ state, from, to }).filter(([, value]) => value)
    const after = chosen.length > 0 ? Object.fromEntries(chosen) : undefined
    await this.database.transaction((transaction) =>
      this.audit.record({ actor, action: 'payment.export', after }, transaction),
    )
    return csvPages(
      columns,
      (request) => this.replica.read((within) => this.payments.list(filter, request, within)),
      toCells,
    )
  }
}

function toCells(row: AdminPaymentRow): string[] {
  const payment = toAdminPayment(row)
  return columns.map((column) => String(payment[column] ?? ''))
}
