import { getPaymentStatus, listPricingTiers } from '@confida/contracts'
import { Controller } from '@nestjs/common'
import { type Call, Serve } from '../../platform/http/serve.ts'
import { PaymentService } from './payment.service.ts'

@Controller()
export class PaymentController {
  private readonly payments: PaymentService

  constructor(payments: PaymentService) {
    this.payments = payments
  }

  @Serve(listPricingTiers)
  listTiers() {
    return this.payments.listTiersOnOffer()
  }

  @Serve(getPaymentStatus)
  getStatus({ user, params }: Call<typeof getPaymentStatus>) {
    return this.payments.getStatus(user.id, params.session_id)
  }
}
