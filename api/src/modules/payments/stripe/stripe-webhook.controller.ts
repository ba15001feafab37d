import { receiveStripeEvent } from '@confida/contracts'
import { Controller } from '@nestjs/common'
import { type Call, Serve } from '../../../platform/http/serve.ts'
import { StripeGateway } from './stripe.gateway.ts'
import { StripeEventService } from './stripe-event.service.ts'

@Controller()
export class StripeWebhookController {
  constructor(
    private readonly stripe: StripeGateway,
    private readonly events: StripeEventService,
  ) {}

  @Serve(receiveStripeEvent)
  async receive({ body, request }: Call<typeof receiveStripeEvent>) {
    const signature = request.headers['stripe-signature']
    await this.events.apply(this.stripe.readEvent(body, signature?.toString()))
    return { received: true as const }
  }
}
