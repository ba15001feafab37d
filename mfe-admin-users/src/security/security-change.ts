import type { SecondFactor } from '@confida/contracts'

/** What an administrator is about to do with the own second factors. */
export type SecurityChange =
  | { kind: 'totp' | 'passkey' | 'recovery' }
  | { kind: 'remove'; factor: SecondFactor; name: string; isLast: boolean }

/** What every step of a change is given. */
export interface StepProps {
  ticket: string
  onDone: (recoveryCodes: string[]) => void
}
