import type { Language } from '@confida/contracts'
import { Inject, Injectable, Logger } from '@nestjs/common'
import Stripe from 'stripe'
import { CONFIG, type Config } from '../../../platform/config/config.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { OpenPayment } from '../checkout/checkout.repository.ts'
import { planNameIn } from '../plan-texts.ts'

const TIMEOUT_MS = 10_000
const RETRIES = 1

/** Stripe speaks no Arabic; it asks the browser then. */
const locales: Record<Language, Stripe.Checkout.SessionCreateParams.Locale> = {
  it: 'it',
  en: 'en',
  fr: 'fr',
  de: 'de',
  es: 'es',
  ar: 'auto',
}

/** Stripe Checkout, where STRIPE_SECRET_KEY is set. */
@Injectable()
export class StripeGateway {
  private readonly logger = new Logger(StripeGateway.name)
  private readonly client: Stripe | undefined
  private readonly webhookSecret: string | undefined

  constructor(@Inject(CONFIG) { stripe }: Config) {
    if (!stripe) return
    this.client = new Stripe(stripe.secretKey, {
      ...(stripe.apiBase ? addressOf(stripe.apiBase) : {}),
      timeout: TIMEOUT_MS,
      maxNetworkRetries: RETRIES,
      telemetry: false,
    })
    this.webhookSecret = stripe.webhookSecret
  }

  get isInUse(): boolean {
    return this.client !== undefined
  }

  /** Makes the page to pay on. @returns Stripe's id of it and its address */
  async open(payment: OpenPayment, site: string, language: Language): Promise<{ id: string; url: string }> {
    const { id, tier_name, translations, amount, session_id } = payment
    const request: Stripe.Checkout.SessionCreateParams = {
      mode: 'payment',
      client_reference_id: id,
      locale: locales[language],
      line_items: [
        {
          quantity: 1,
          price_data: {
            currency: 'eur',
            unit_amount: Math.round(amount * 100),
            product_data: { name: planNameIn(language, tier_name, translations) },
          },
        },
      ],
      success_url: `${site}/payment-success?session_id=${session_id}`,
      cancel_url: `${site}/payment-cancel`,
    }
    const session = await this.ask((client) =>
      client.checkout.sessions.create(request, { idempotencyKey: id }),
    )
    if (!session.url) throw new AppError('payment_unavailable')
    return { id: session.id, url: session.url }
  }

  /** A page as it is now. */
  find(stripeSessionId: string): Promise<Stripe.Checkout.Session> {
    return this.ask((client) => client.checkout.sessions.retrieve(stripeSessionId))
  }

  /** The page that a payment was made on. */
  async findByIntent(intent: string): Promise<Stripe.Checkout.Session | undefined> {
    const { data } = await this.ask((client) =>
      client.checkout.sessions.list({ payment_intent: intent, limit: 1 }),
    )
    return data[0]
  }

  /** Ends a page so that it can no longer be paid. @returns false when it is too late: it is paid or being paid */
  async close(stripeSessionId: string): Promise<boolean> {
    if (!this.client) return false
    try {
      await this.client.checkout.sessions.expire(stripeSessionId)
      return true
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw this.unavailable(error)
      const { status } = await this.find(stripeSessionId)
      return status === 'expired'
    }
  }

  /** Reads an event whose signature is right. */
  readEvent(body: string, signature: string | undefined): Stripe.Event {
    try {
      if (!this.client || !this.webhookSecret || !signature) throw new AppError('webhook_signature_invalid')
      return this.client.webhooks.constructEvent(body, signature, this.webhookSecret)
    } catch {
      throw new AppError('webhook_signature_invalid')
    }
  }

  /** For calls that tell Stripe's errors apart: they come as they are. */
  async use<Answer>(question: (client: Stripe) => Promise<Answer>): Promise<Answer> {
    if (!this.client) throw new AppError('payment_unavailable')
    return question(this.client)
  }

  private async ask<Answer>(question: (client: Stripe) => Promise<Answer>): Promise<Answer> {
    if (!this.client) throw new AppError('payment_unavailable')
    try {
      return await question(this.client)
    } catch (error) {
      throw this.unavailable(error)
    }
  }

  /** The log tells the kind of fault only: Stripe's messages can quote keys and people's data. */
  private unavailable(error: unknown): AppError {
    const { type, code, statusCode } = error as Partial<Stripe.errors.StripeError>
    this.logger.warn(
      `Stripe does not take payments: ${type ?? 'no answer'} ${code ?? ''} ${statusCode ?? ''}`,
    )
    return new AppError('payment_unavailable')
  }
}

function addressOf(base: string): Stripe.StripeConfig {
  const { protocol, hostname, port } = new URL(base)
  const isPlain = protocol === 'http:'
  return {
    protocol: isPlain ? 'http' : 'https',
    host: hostname,
    port: Number(port) || (isPlain ? 80 : 443),
  }
}
