import { Injectable, Logger } from '@nestjs/common'
import Stripe from 'stripe'
import type { RefundablePayment, RefundRow } from '../refunds/refund.repository.ts'
import { StripeGateway } from './stripe.gateway.ts'
import { intentOf } from './stripe-outcome.ts'

/** Stripe has said no; anything else than this leaves open what it did. */
export class StripeRefusal extends Error {
  constructor(readonly code: string) {
    super(code)
  }
}

/** A refund at Stripe, and how much of its payment, in euro, has been refunded with it. */
export interface StripeRefund {
  refund: Stripe.Refund
  refunded: number
}

/** As many as a payment can have without a second page. */
const LISTED_MAX = 100

@Injectable()
export class StripeRefundGateway {
  private readonly logger = new Logger(StripeRefundGateway.name)

  constructor(private readonly stripe: StripeGateway) {}

  /**
   * Makes a refund, or finds the one that was made with an answer that got lost: Stripe itself forgets after a day what was
   * asked for under an idempotency key.
   */
  async make(refund: RefundRow, payment: RefundablePayment): Promise<StripeRefund> {
    try {
      return await this.stripe.use(async (client) => {
        const intent = await this.intentOf(payment, client)
        return (await this.find(refund.id, intent, client)) ?? (await this.create(refund, intent, client))
      })
    } catch (error) {
      throw this.refusalOf(error) ?? error
    }
  }

  private async create(
    { id, amount, reason }: RefundRow,
    intent: string,
    client: Stripe,
  ): Promise<StripeRefund> {
    const made = await client.refunds.create(
      {
        payment_intent: intent,
        amount: Math.round(amount * 100),
        ...(reason && { reason }),
        metadata: { refund_id: id },
        expand: ['charge'],
      },
      { idempotencyKey: id },
    )
    const refunded = (made.charge as Stripe.Charge).amount_refunded / 100
    return { refund: made, refunded }
  }

  private async find(id: string, intent: string, client: Stripe): Promise<StripeRefund | undefined> {
    const { data } = await client.refunds.list({ payment_intent: intent, limit: LISTED_MAX })
    const refund = data.find(({ metadata }) => metadata?.refund_id === id)
    const made = data.filter(({ status }) => status !== 'failed' && status !== 'canceled')
    return refund && { refund, refunded: made.reduce((sum, { amount }) => sum + amount, 0) / 100 }
  }

  /** Of a payment that was made before intents were kept, its checkout knows it. */
  private async intentOf(payment: RefundablePayment, client: Stripe): Promise<string> {
    const { stripe_payment_intent, stripe_session_id } = payment
    if (stripe_payment_intent) return stripe_payment_intent
    const session = stripe_session_id && (await client.checkout.sessions.retrieve(stripe_session_id))
    const intent = session && intentOf(session)
    if (!intent) throw new StripeRefusal('payment_intent_missing')
    return intent
  }

  /** The log tells the kind of fault only: Stripe's messages can quote keys and people's data. */
  private refusalOf(error: unknown): StripeRefusal | undefined {
    const { type, code, statusCode } = error as Partial<Stripe.errors.StripeError>
    this.logger.warn(`Stripe makes no refund: ${type ?? 'no answer'} ${code ?? ''} ${statusCode ?? ''}`)
    const isRefused =
      error instanceof Stripe.errors.StripeInvalidRequestError ||
      error instanceof Stripe.errors.StripeCardError
    return isRefused ? new StripeRefusal(code ?? error.type) : undefined
  }
}
