import { RESET_CODE_ATTEMPTS, RESET_CODE_SECONDS } from '@confida/contracts'
import type { IRateLimiterStoreOptions } from 'rate-limiter-flexible'

/** `points` uses by one subject within `duration` seconds, which start with the first; most are options of rate-limiter-flexible. */
export interface LimitPolicy extends Omit<IRateLimiterStoreOptions, 'storeClient'> {
  keyPrefix: string
  points: number
  duration: number
  /** Seconds; has the window grow up to it while it is used up again and again. */
  longestWait?: number
}

const MINUTE = 60
const HOUR = 3600

/** "Limits on use" of the product's decisions. */
export const limitPolicies = {
  /** Failures per e-mail address and group of visitors (see `standingOf`). */
  login: { keyPrefix: 'login', points: 10, duration: 15 * MINUTE, longestWait: 4 * HOUR },
  /** Wrong codes per code and known device. */
  resetCode: { keyPrefix: 'reset-code', points: RESET_CODE_ATTEMPTS, duration: RESET_CODE_SECONDS },
  /** Requests per e-mail address and group of visitors. */
  passwordReset: { keyPrefix: 'password-reset', points: 5, duration: HOUR },
  /** Failures per administrator: `consume` before the check, `reset` after a success. */
  adminPassword: { keyPrefix: 'admin-password', points: 5, duration: 15 * MINUTE },
  /** Failures per user, when the own password is re-entered. */
  ownPassword: { keyPrefix: 'own-password', points: 5, duration: 15 * MINUTE },
  /** Changes of the password per user, made with the right one. */
  passwordChange: { keyPrefix: 'password-change', points: 5, duration: HOUR },
  /** Wrong codes of an authenticator app per user and group of visitors, or session. */
  totp: { keyPrefix: 'totp', points: 5, duration: 15 * MINUTE, longestWait: 4 * HOUR },
  /** The same for recovery codes and passkeys, which cannot be guessed. */
  secondStep: { keyPrefix: 'second-step', points: 20, duration: 15 * MINUTE },
  /** Mails to an address that nobody has confirmed yet. */
  unconfirmedMail: { keyPrefix: 'unconfirmed-mail', points: 1, duration: HOUR },
  /** New addresses asked for, per user. */
  emailChange: { keyPrefix: 'email-change', points: 5, duration: HOUR },
  /** Codes per user that unseal chats. */
  mailboxCode: { keyPrefix: 'mailbox-code', points: 5, duration: HOUR },
  /** Messages per user. */
  chat: { keyPrefix: 'chat', points: 30, duration: MINUTE },
  /** Other versions of messages chosen, per user. */
  versions: { keyPrefix: 'versions', points: 120, duration: MINUTE },
  /** Messages per user, counted for all: who may go on without premium days is FREE_MESSAGES_A_DAY's to say. */
  freeMessages: { keyPrefix: 'free-messages', points: Number.MAX_SAFE_INTEGER, duration: 24 * HOUR },
  /** Partners made, per user, each of which is told by mail. */
  companionCreation: { keyPrefix: 'companion-creation', points: 60, duration: HOUR },
  /** Disclosures recorded, per user. */
  disclosure: { keyPrefix: 'disclosure', points: 120, duration: HOUR },
  /** Memories written by hand, per user. */
  memory: { keyPrefix: 'memory', points: 120, duration: HOUR },
  /** Files read for a partner, per user: each is read for its preview and once more when it is imported. */
  companionFile: { keyPrefix: 'companion-file', points: 120, duration: HOUR },
  /** Per user. */
  checkout: { keyPrefix: 'checkout', points: 30, duration: HOUR },
  /** Pages of results, per user. */
  search: { keyPrefix: 'search', points: 120, duration: MINUTE },
  /** Per user. */
  export: { keyPrefix: 'export', points: 10, duration: HOUR },
  /** Per user. */
  feedback: { keyPrefix: 'feedback', points: 20, duration: HOUR },
} as const satisfies Record<string, LimitPolicy>

/** So many times the number of a setting within `duration` seconds. */
export interface Share {
  times: number
  duration: number
}

/** Uses by people who are not logged in: those of one network address, and those of all of them together. */
export interface VisitorPolicy {
  keyPrefix: string
  /** Times RATE_LIMIT_PER_ADDRESS. */
  perAddress: Share
  /** Times RATE_LIMIT_OVERALL. */
  overall?: Share
}

export const visitorPolicies = {
  registration: { keyPrefix: 'registration', perAddress: { times: 1, duration: HOUR } },
  /** Failures. */
  login: {
    keyPrefix: 'login',
    perAddress: { times: 5, duration: 15 * MINUTE },
    overall: { times: 1, duration: MINUTE },
  },
  /** Requests for a code. */
  passwordReset: {
    keyPrefix: 'password-reset',
    perAddress: { times: 2, duration: HOUR },
    overall: { times: 1, duration: MINUTE },
  },
  /** Wrong codes: of a million, so many may be tried in all. */
  resetCode: {
    keyPrefix: 'reset-code',
    perAddress: { times: 2, duration: HOUR },
    overall: { times: 2, duration: HOUR },
  },
  /** Reports of remotes; one more is dropped, and nobody waits for it. */
  remoteReport: {
    keyPrefix: 'remote-report',
    perAddress: { times: 6, duration: HOUR },
    overall: { times: 10, duration: MINUTE },
  },
} as const satisfies Record<string, VisitorPolicy>
