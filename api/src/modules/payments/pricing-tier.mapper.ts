import type { PricingTier } from '@confida/contracts'
import type { PricingTierEntity } from './pricing-tier.entity.ts'

export const toPricingTier = (tier: PricingTierEntity): PricingTier => ({
  id: tier.id,
  name: tier.name,
  minutes: tier.minutes,
  price: Number(tier.price),
  description: tier.description,
  emoji: tier.emoji,
  subscription_type: tier.subscription_type,
  duration_days: tier.duration_days,
  is_visible: tier.is_visible,
  is_active: tier.is_active,
})
