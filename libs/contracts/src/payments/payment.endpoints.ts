import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { pricingTier } from './pricing-tier.schema.ts'

export const listPricingTiers = endpoint({
  id: 'pricing-tiers.list',
  method: 'GET',
  path: '/api/pricing-tiers',
  summary: 'The plans on offer: visible and active',
  permission: 'public',
  response: z.array(pricingTier),
})

export const getDiscount = endpoint({
  id: 'payments.discount',
  method: 'GET',
  path: '/api/payments/discount',
  summary:
    'Per cent that the next payment costs less; 0 once the discount of the first one was used, or without a code',
  permission: 'user',
  response: z.object({ percent: z.int() }),
})

export const startCheckout = endpoint({
  id: 'payments.checkout',
  method: 'POST',
  path: '/api/payments/checkout',
  summary: 'Begin the payment of a plan; the answer says where to pay',
  permission: 'user',
  body: z.object({ tier_id: z.string() }),
  response: z.object({ session_id: z.string(), url: z.string() }),
  status: 201,
  errors: ['payment_unavailable', 'payment_too_small', 'rate_limited'],
  notFound: 'tier_not_found',
})

export const getPaymentStatus = endpoint({
  id: 'payments.status',
  method: 'GET',
  path: '/api/payments/status/:session_id',
  summary:
    'What became of an own payment: `payment_status` is `unpaid`, `paid`, or `refunded` once it was taken back; `status` is `open`, `complete`, or `expired` when it can no longer be made',
  permission: 'user',
  params: z.object({ session_id: z.string() }),
  response: z.object({
    payment_status: z.string(),
    status: z.string(),
    /** What was bought; an earlier version of the API does not tell. */
    tier_name: z.optional(z.string()),
    duration_days: z.optional(z.int()),
  }),
  notFound: 'payment_not_found',
})

export const receiveStripeEvent = endpoint({
  id: 'payments.webhook',
  method: 'POST',
  path: '/api/payments/webhook',
  summary: "Stripe's events, signed in `Stripe-Signature`; each is applied once, however often it comes",
  permission: 'public',
  bodyKind: 'raw',
  body: z.string(),
  response: z.object({ received: z.literal(true) }),
  errors: ['webhook_signature_invalid'],
})

const testCheckoutParams = z.object({ session_id: z.string() })

export const showTestCheckout = endpoint({
  id: 'payments.test-checkout',
  method: 'GET',
  path: '/api/payments/test-checkout/:session_id',
  summary: 'The page of the built-in test checkout; there is none where Stripe takes the payments',
  permission: 'public',
  params: testCheckoutParams,
  /** `language` is that of the interface the person comes from; without it `Accept-Language` decides. */
  query: z.object({ language: z.optional(z.string()) }),
  response: z.undefined(),
  responseKind: 'html',
  notFound: 'payment_not_found',
})

export const payTestCheckout = endpoint({
  id: 'payments.test-checkout.pay',
  method: 'POST',
  path: '/api/payments/test-checkout/:session_id',
  summary: 'Pays as a test, once, and sends the browser on to the page after a payment',
  permission: 'public',
  bodyKind: 'form',
  params: testCheckoutParams,
  response: z.undefined(),
  responseKind: 'html',
  status: 303,
  notFound: 'payment_not_found',
})
