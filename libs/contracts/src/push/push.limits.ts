/** Hours of the person's own clock, until they choose others. */
export const QUIET_FROM = 22
export const QUIET_TO = 8

/** Browsers of one person; the one that was added first makes way for another. */
export const PUSH_SUBSCRIPTIONS_MAX = 10

export const PUSH_ENDPOINT_MAX = 1000
