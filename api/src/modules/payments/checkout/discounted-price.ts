import { STRIPE_MINIMUM } from '@confida/contracts'

/** Euro, in full cents. A discount makes no price less than what cards can pay. */
export function discountedPrice(price: number, percent: number): number {
  const cents = Math.round((Math.round(price * 100) * (100 - percent)) / 100)
  return Math.max(cents / 100, Math.min(price, STRIPE_MINIMUM))
}
