import type { PricingTier } from '@confida/contracts'
import type { NewTier } from './tier-values.ts'

export type PreviewTier = Omit<PricingTier, 'minutes' | 'subscription_type'>

/** Customers' phones show this many (specification §9). */
const PREVIEW_MAX = 4

/** What customers see of the tiers, with the unsaved text of the one that is being edited, and the one that is being made. */
export function previewTiers(
  tiers: readonly PreviewTier[],
  draft: Partial<PreviewTier> | undefined,
  created?: NewTier,
): PreviewTier[] {
  const edited = tiers.map((tier) => (tier.id === draft?.id ? { ...tier, ...draft } : tier))
  const all = created?.name ? [...edited, { ...created, id: 'new', is_active: true }] : edited
  return all.filter((tier) => tier.is_visible && tier.is_active).slice(0, PREVIEW_MAX)
}
