import { STRIPE_MINIMUM } from '@confida/contracts'

/**
 * What a plan costs with a discount, in euro; cents round half up, as the checkout rounds them, and no discount takes a
 * price below what cards can pay.
 */
export const discountedPrice = (price: number, percent: number) =>
  Math.max(Math.round(price * 100 * (1 - percent / 100) + 1e-6) / 100, Math.min(price, STRIPE_MINIMUM))
