/** What a plan costs with a discount, in euro; cents round half up, as the checkout rounds them. */
export const discountedPrice = (price: number, percent: number) =>
  Math.round(price * 100 * (1 - percent / 100) + 1e-6) / 100
