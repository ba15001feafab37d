import { getDiscount, getPaymentStatus, listPricingTiers, startCheckout } from '@confida/contracts'
import { Controller, Inject } from '@nestjs/common'
import { CONFIG, type Config } from '../../platform/config/config.ts'
import { type Call, Serve } from '../../platform/http/serve.ts'
import { CheckoutService } from './checkout/checkout.service.ts'
import { siteOf } from './checkout/site.ts'
import { PaymentService } from './payment.service.ts'

@Controller()
export class PaymentController {
  constructor(
    private readonly payments: PaymentService,
    private readonly checkouts: CheckoutService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Serve(listPricingTiers)
  listTiers({ language }: Call<typeof listPricingTiers>) {
    return this.payments.listTiersOnOffer(language)
  }

  @Serve(getDiscount)
  getDiscount({ user }: Call<typeof getDiscount>) {
    return this.payments.getDiscount(user.id)
  }

  @Serve(startCheckout)
  startCheckout({ user, body, language, request }: Call<typeof startCheckout>) {
    const site = siteOf(this.config.publicUrl, request.host)
    return this.checkouts.start(body.tier_id, { id: user.id, language, site })
  }

  @Serve(getPaymentStatus)
  getStatus({ user, params }: Call<typeof getPaymentStatus>) {
    return this.payments.getStatus(user.id, params.session_id)
  }
}
