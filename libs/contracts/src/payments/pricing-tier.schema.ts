import * as z from 'zod/mini'
import { id } from '../common/field.schema.ts'

/** A subscription plan. */
export const pricingTier = z.object({
  id,
  name: z.string(),
  minutes: z.int(),
  /** Euro. */
  price: z.number(),
  description: z.string(),
  emoji: z.string(),
  subscription_type: z.string(),
  duration_days: z.int(),
  is_visible: z.boolean(),
  is_active: z.boolean(),
})

export type PricingTier = z.output<typeof pricingTier>
