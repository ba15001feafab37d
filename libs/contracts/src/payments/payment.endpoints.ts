import * as z from 'zod/mini'
import { id } from '../common/field.schema.ts'
import { endpoint } from '../endpoint.ts'
import { pricingTier } from './pricing-tier.schema.ts'

export const listPricingTiers = endpoint({
  id: 'pricing-tiers.list',
  method: 'GET',
  path: '/api/pricing-tiers',
  summary: 'The plans on offer: visible and active',
  permission: 'public',
  answer: z.array(pricingTier),
})

export const startCheckout = endpoint({
  id: 'payments.checkout',
  method: 'POST',
  path: '/api/payments/checkout',
  summary: 'Begin the payment of a plan; the answer says where to pay',
  permission: 'user',
  body: z.object({ tier_id: id }),
  answer: z.object({ session_id: z.string(), url: z.string() }),
  status: 201,
  errors: ['payment_unavailable'],
  missing: 'tier_not_found',
})

export const getPaymentStatus = endpoint({
  id: 'payments.status',
  method: 'GET',
  path: '/api/payments/status/:session_id',
  summary: 'Whether an own payment has been made: `paid`, or `expired` when it can no longer be',
  permission: 'user',
  params: z.object({ session_id: z.string() }),
  answer: z.object({ payment_status: z.string(), status: z.string() }),
  missing: 'payment_not_found',
})
