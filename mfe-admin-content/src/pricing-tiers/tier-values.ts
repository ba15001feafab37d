import { type PricingTier, TIER_DEFAULTS } from '@confida/contracts'

/** What the fields of a tier hold while somebody types. */
export interface TierValues {
  name: string
  price: string
  duration_days: string
  minutes: string
  description: string
  emoji: string
  subscription_type: string
}

export const emptyValues: TierValues = {
  name: '',
  price: '',
  duration_days: '',
  minutes: String(TIER_DEFAULTS.minutes),
  description: '',
  emoji: TIER_DEFAULTS.emoji,
  subscription_type: TIER_DEFAULTS.subscription_type,
}

export const valuesOf = (tier: PricingTier): TierValues => ({
  name: tier.name,
  price: String(tier.price),
  duration_days: String(tier.duration_days),
  minutes: String(tier.minutes),
  description: tier.description,
  emoji: tier.emoji,
  subscription_type: tier.subscription_type,
})

/** An amount in whole cents, written with a point or a comma. */
export function parsePrice(text: string): number {
  const amount = Number.parseFloat(text.replace(',', '.'))
  return Math.round(amount * 100) / 100
}

export const parseWhole = (text: string) => Number.parseInt(text, 10)

const orZero = (value: number) => (Number.isFinite(value) ? value : 0)

/** What is saved of an edited tier; numbers that cannot be read become 0 (specification §5). */
export const changesOf = (values: TierValues) => ({
  name: values.name.trim(),
  minutes: orZero(parseWhole(values.minutes)),
  price: orZero(parsePrice(values.price)),
  description: values.description.trim(),
  emoji: values.emoji.trim() || TIER_DEFAULTS.emoji,
  subscription_type: values.subscription_type,
  duration_days: orZero(parseWhole(values.duration_days)),
})

export type NewTier = ReturnType<typeof changesOf> & { is_visible: boolean }
