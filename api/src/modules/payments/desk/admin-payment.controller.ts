import {
  exportAdminPayments,
  getAdminPayment,
  getPaymentFigures,
  listAdminPayments,
  refundPayment,
} from '@confida/contracts'
import { Controller } from '@nestjs/common'
import { sendCsv } from '../../../platform/http/csv-file.ts'
import { type Call, Serve } from '../../../platform/http/serve.ts'
import { withPageHeaders } from '../../../platform/paging/page-headers.ts'
import { RefundService } from '../refunds/refund.service.ts'
import { AdminPaymentService } from './admin-payment.service.ts'
import { PaymentExportService } from './payment-export.service.ts'

@Controller()
export class AdminPaymentController {
  constructor(
    private readonly payments: AdminPaymentService,
    private readonly refunds: RefundService,
    private readonly file: PaymentExportService,
  ) {}

  @Serve(listAdminPayments)
  async list(call: Call<typeof listAdminPayments>) {
    return withPageHeaders(call, await this.payments.list(call.query))
  }

  @Serve(getPaymentFigures)
  sum({ query }: Call<typeof getPaymentFigures>) {
    return this.payments.sum(query)
  }

  @Serve(exportAdminPayments)
  async export({ query, user, reply }: Call<typeof exportAdminPayments>) {
    const day = new Date().toISOString().slice(0, 10)
    sendCsv(reply, `payments-${day}.csv`, await this.file.export(query, user))
    return undefined
  }

  @Serve(getAdminPayment)
  get({ params }: Call<typeof getAdminPayment>) {
    return this.payments.get(params.id)
  }

  @Serve(refundPayment)
  async refund({ user, params, body }: Call<typeof refundPayment>) {
    await this.refunds.refund(user, params.id, body)
    return this.payments.get(params.id)
  }
}
