import * as z from 'zod/mini'
import { session } from '../auth/credentials.schema.ts'
import { endpoint } from '../endpoint.ts'
import {
  newPasskey,
  passkeyOptions,
  secondFactorSetup,
  secondStepProof,
  ticket,
  totpCode,
  totpSetup,
} from './second-factor.schema.ts'

export const completeLogin = endpoint({
  id: 'auth.second-step',
  method: 'POST',
  path: '/api/auth/second-step',
  summary: 'Log in with the ticket of a right password and a second factor, or a recovery code',
  permission: 'public',
  body: secondStepProof,
  response: session,
  errors: ['second_step_wrong', 'second_step_expired', 'rate_limited'],
})

export const getPasskeyChallenge = endpoint({
  id: 'auth.passkey-challenge',
  method: 'POST',
  path: '/api/auth/second-step/passkey',
  summary: 'What a passkey has to sign for a ticket: once, and for that ticket alone',
  permission: 'public',
  body: z.object({ ticket }),
  response: passkeyOptions,
  errors: ['second_step_expired'],
})

export const startTotpSetup = endpoint({
  id: 'auth.totp-setup',
  method: 'POST',
  path: '/api/auth/second-factors/totp',
  summary: 'A new secret for an authenticator app, which counts once a code of it was shown',
  permission: 'public',
  body: z.object({ ticket }),
  response: totpSetup,
  errors: ['second_step_expired'],
})

export const confirmTotpSetup = endpoint({
  id: 'auth.totp-setup-confirm',
  method: 'POST',
  path: '/api/auth/second-factors/totp/confirm',
  summary: 'Make the authenticator app the second factor; the one before it, if any, ends',
  permission: 'public',
  body: z.object({ ticket, code: totpCode }),
  response: secondFactorSetup,
  errors: ['second_step_wrong', 'second_step_expired'],
})

export const startPasskeySetup = endpoint({
  id: 'auth.passkey-setup',
  method: 'POST',
  path: '/api/auth/second-factors/passkey',
  summary: 'What the browser needs to make a passkey',
  permission: 'public',
  body: z.object({ ticket }),
  response: passkeyOptions,
  errors: ['second_step_expired', 'too_many_passkeys'],
})

export const confirmPasskeySetup = endpoint({
  id: 'auth.passkey-setup-confirm',
  method: 'POST',
  path: '/api/auth/second-factors/passkey/confirm',
  summary: 'Make the passkey a second factor',
  permission: 'public',
  body: newPasskey,
  response: secondFactorSetup,
  errors: ['passkey_invalid', 'second_step_expired', 'too_many_passkeys'],
})
