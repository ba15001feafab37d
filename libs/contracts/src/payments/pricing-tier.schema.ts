import * as z from 'zod/mini'
import { id, line, optionalLine } from '../common/field.schema.ts'
import { recordTag } from '../common/record-tag.ts'
import {
  TIER_DAYS_MAX,
  TIER_DEFAULTS,
  TIER_DESCRIPTION_MAX,
  TIER_EMOJI_MAX,
  TIER_MINUTES_MAX,
  TIER_NAME_MAX,
  TIER_PRICE_MAX,
  TIER_TYPE_MAX,
} from './pricing-tier.limits.ts'

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

const whole = (max: number) => z.int().check(z.gte(0), z.lte(max))

/** Whole cents; what binary fractions add to them (19.99 is 1998.9999… cents) does not count. */
const isInCents = (value: number) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6

/** An amount in euro. */
export const cents = z.number().check(z.gte(0), z.lte(TIER_PRICE_MAX), z.refine(isInCents, 'invalid'))

const fields = {
  name: line(TIER_NAME_MAX),
  minutes: whole(TIER_MINUTES_MAX),
  price: cents,
  description: optionalLine(TIER_DESCRIPTION_MAX),
  emoji: line(TIER_EMOJI_MAX),
  subscription_type: line(TIER_TYPE_MAX),
  duration_days: whole(TIER_DAYS_MAX),
  is_visible: z.boolean(),
  is_active: z.boolean(),
}

/** A new plan: name, price and duration, and whatever differs from {@link TIER_DEFAULTS}. */
export const pricingTierCreation = z.object({
  ...fields,
  minutes: z._default(fields.minutes, TIER_DEFAULTS.minutes),
  description: z._default(fields.description, ''),
  emoji: z._default(fields.emoji, TIER_DEFAULTS.emoji),
  subscription_type: z._default(fields.subscription_type, TIER_DEFAULTS.subscription_type),
  is_visible: z._default(fields.is_visible, TIER_DEFAULTS.is_visible),
  is_active: z._default(fields.is_active, true),
})

/** The fields of a plan that change. */
export const pricingTierChanges = z.partial(z.object(fields))

/** What of a plan is translated. */
export const tierTexts = z.object({ name: fields.name, description: fields.description })

/** What of a plan `If-Match` stands for: whether it is shown is switched apart. */
export const tierTag = (tier: PricingTier) =>
  recordTag({ ...tier, id: undefined, is_visible: undefined, is_active: undefined })

export type TierTexts = z.output<typeof tierTexts>
export type PricingTier = z.output<typeof pricingTier>
export type PricingTierCreation = z.output<typeof pricingTierCreation>
export type PricingTierChanges = z.output<typeof pricingTierChanges>
