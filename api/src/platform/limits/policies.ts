/** How often something may happen to one subject within a window that starts with its first use. */
export interface LimitPolicy {
  id: string
  limit: number
  seconds: number
}

const MINUTE = 60
const HOUR = 3600

/** "Limits on use" of the product's decisions. */
export const limitPolicies = {
  /** Failures per e-mail address: `consume` before the check, `reset` after a success. */
  login: { id: 'login', limit: 10, seconds: 15 * MINUTE },
  /** Requests per e-mail address. */
  passwordReset: { id: 'password-reset', limit: 5, seconds: HOUR },
  /** Failures per administrator: `consume` before the check, `reset` after a success. */
  adminPassword: { id: 'admin-password', limit: 5, seconds: 15 * MINUTE },
  /** Failures per user, when the own password is re-entered. */
  ownPassword: { id: 'own-password', limit: 5, seconds: 15 * MINUTE },
  /** Messages per user. */
  chat: { id: 'chat', limit: 30, seconds: MINUTE },
  /** Per user. */
  feedback: { id: 'feedback', limit: 20, seconds: HOUR },
} as const satisfies Record<string, LimitPolicy>

/** Per network address; RATE_LIMIT_PER_ADDRESS sets the number. */
export const REGISTRATION_WINDOW_SECONDS = HOUR
