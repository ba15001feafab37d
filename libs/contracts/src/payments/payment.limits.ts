/** How often, and how many times, the page after a payment asks for its status (specification §9). */
export const PAYMENT_POLL_MS = 2000
export const PAYMENT_POLL_ATTEMPTS = 5

/** How long a checkout can be paid: a day, the longest that Stripe allows. */
export const CHECKOUT_HOURS = 24

/** Euro; the least that Stripe takes by card (https://docs.stripe.com/currencies, minimum charge amounts); no discount goes below it. */
export const STRIPE_MINIMUM = 0.5

export const REFUND_COMMENT_MAX = 500
