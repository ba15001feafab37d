import type { IRateLimiterOptions } from 'rate-limiter-flexible'

/** `points` uses by one subject within `duration` seconds, which start with the first; all are options of rate-limiter-flexible. */
export type LimitPolicy = IRateLimiterOptions & { keyPrefix: string }

const MINUTE = 60
const HOUR = 3600

/** "Limits on use" of the product's decisions. */
export const limitPolicies = {
  /** Failures per e-mail address: `consume` before the check, `reset` after a success. */
  login: { keyPrefix: 'login', points: 10, duration: 15 * MINUTE },
  /** Requests per e-mail address. */
  passwordReset: { keyPrefix: 'password-reset', points: 5, duration: HOUR },
  /** Failures per administrator: `consume` before the check, `reset` after a success. */
  adminPassword: { keyPrefix: 'admin-password', points: 5, duration: 15 * MINUTE },
  /** Failures per user, when the own password is re-entered. */
  ownPassword: { keyPrefix: 'own-password', points: 5, duration: 15 * MINUTE },
  /** Changes of the password per user, made with the right one. */
  passwordChange: { keyPrefix: 'password-change', points: 5, duration: HOUR },
  /** Messages per user. */
  chat: { keyPrefix: 'chat', points: 30, duration: MINUTE },
  /** Per user. */
  feedback: { keyPrefix: 'feedback', points: 20, duration: HOUR },
} as const satisfies Record<string, LimitPolicy>

/** Per network address; RATE_LIMIT_PER_ADDRESS sets the number. */
export const REGISTRATION_WINDOW_SECONDS = HOUR
