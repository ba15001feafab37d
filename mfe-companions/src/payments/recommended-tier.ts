import type { PricingTier } from '@confida/contracts'

/** The second plan on offer is the recommended one (specification §9), the only one where there is no second. */
export const recommendedTier = (tiers: readonly PricingTier[]): PricingTier | undefined =>
  tiers[1] ?? tiers[0]
