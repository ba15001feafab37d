import { receiveStripeEvent } from '@confida/contracts'
import { Controller } from '@nestjs/common'
import { type Call, Serve } from '../../../platform/http/serve.ts'
import { StripeGateway } from './stripe.gateway.ts'
import { StripeEventService } from './stripe-event.service.ts'

@Controller()
export class StripeWebhookController {
  private readonly stripe: StripeGateway
  private readonly events: StripeEventService

  constructor(stripe: StripeGateway, events: StripeEventService) {
    this.stripe = stripe
    this.events = events
  }

  @Serve(receiveStripeEvent)
  async receive({ body, request }: Call<typeof receiveStripeEvent>) {
    const signature = request.headers['stripe-signature']
    await this.events.apply(this.stripe.readEvent(body, signature?.toString()))
    return { received: true as const }
  }
}
