import {
  type AdminPayment,
  type AdminPaymentDetail,
  type listAdminPayments,
  PAYMENT_PAGE_DEFAULT,
  type PaymentFigures,
  type QueryOf,
} from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import { Replica } from '../../../platform/database/replica.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Page } from '../../../platform/paging/read-page.ts'
import { RefundRepository } from '../refunds/refund.repository.ts'
import { toAdminPayment, toPaymentDetail } from './admin-payment.mapper.ts'
import { AdminPaymentRepository, type PaymentFilter } from './admin-payment.repository.ts'

@Injectable()
export class AdminPaymentService {
  constructor(
    private readonly payments: AdminPaymentRepository,
    private readonly refunds: RefundRepository,
    private readonly replica: Replica,
  ) {}

  async list({
    cursor,
    limit = PAYMENT_PAGE_DEFAULT,
    ...filter
  }: QueryOf<typeof listAdminPayments>): Promise<Page<AdminPayment>> {
    const page = await this.replica.read((within) => this.payments.list(filter, { limit, cursor }, within))
    return { ...page, rows: page.rows.map(toAdminPayment) }
  }

  sum(filter: PaymentFilter): Promise<PaymentFigures> {
    return this.replica.read((within) => this.payments.sum(filter, within))
  }

  get(id: string): Promise<AdminPaymentDetail> {
    return this.replica.read(async (within) => {
      const payment = await this.payments.find(id, within)
      if (!payment) throw new AppError('payment_not_found')
      const events = await this.payments.listEvents(id, within)
      return toPaymentDetail(payment, events, await this.refunds.list(id, within))
    })
  }
}
