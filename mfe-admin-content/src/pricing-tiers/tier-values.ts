import { type PricingTier, TIER_DEFAULTS } from '@confida/contracts'
import type { NumberEntry } from '@confida/ui/antd'

/** What the fields of a tier hold while somebody types. */
export interface TierValues {
  name: string
  price: NumberEntry
  duration_days: NumberEntry
  minutes: NumberEntry
  description: string
  emoji: string
  subscription_type: string
}

export const emptyValues: TierValues = {
  name: '',
  price: null,
  duration_days: null,
  minutes: TIER_DEFAULTS.minutes,
  description: '',
  emoji: TIER_DEFAULTS.emoji,
  subscription_type: TIER_DEFAULTS.subscription_type,
}

export const valuesOf = (tier: PricingTier): TierValues => ({
  name: tier.name,
  price: tier.price,
  duration_days: tier.duration_days,
  minutes: tier.minutes,
  description: tier.description,
  emoji: tier.emoji,
  subscription_type: tier.subscription_type,
})

/** Whether nothing that a new tier needs is missing. */
export const isComplete = ({ name, price, duration_days }: TierValues) =>
  name.trim() !== '' && price !== null && duration_days !== null

/** What cannot be read is refused before it is saved; until then it counts as nothing, as an empty field does. */
const orZero = (entry: NumberEntry) => (typeof entry === 'number' ? entry : 0)

/** What is saved of an edited tier; empty numbers become 0 (specification §5). */
export const changesOf = (values: TierValues) => ({
  name: values.name.trim(),
  minutes: orZero(values.minutes),
  price: orZero(values.price),
  description: values.description.trim(),
  emoji: values.emoji.trim() || TIER_DEFAULTS.emoji,
  subscription_type: values.subscription_type,
  duration_days: orZero(values.duration_days),
})

export type TierChanges = ReturnType<typeof changesOf>

export type NewTier = TierChanges & { is_visible: boolean }
