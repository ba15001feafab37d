import type { SecondFactor } from '@confida/contracts'

/** What somebody is about to do with the own second factors. */
export type SecondFactorChange =
  | { kind: 'totp' | 'passkey' | 'recovery' }
  | { kind: 'remove'; factor: SecondFactor; name: string; isLast: boolean }
