export const TIER_NAME_MAX = 100
export const TIER_DESCRIPTION_MAX = 500
/** UTF-16 units: an emoji of several people joined takes up to eleven. */
export const TIER_EMOJI_MAX = 16
export const TIER_TYPE_MAX = 32
/** Euro. */
export const TIER_PRICE_MAX = 99_999.99
export const TIER_DAYS_MAX = 3650
export const TIER_MINUTES_MAX = 1_000_000

/** What a new tier is unless it says otherwise (specification §9). */
export const TIER_DEFAULTS = {
  minutes: 0,
  emoji: '💰',
  subscription_type: 'days',
  is_visible: true,
} as const

/** The kinds of subscription that the interface offers; the server keeps any word. */
export const subscriptionTypes = ['days', 'weekly', 'monthly', 'yearly'] as const
