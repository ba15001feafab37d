import * as z from 'zod/mini'
import { session } from '../auth/credentials.schema.ts'
import { toLatinDigits } from '../common/digits.ts'
import { id, line, name, timestamp } from '../common/field.schema.ts'
import { secondFactorKinds, secondStepMethods } from './second-factor.kinds.ts'
import { PASSKEY_NAME_MAX, TOTP_CODE_LENGTH } from './second-factor.limits.ts'

/** Stands for who has shown the password; it opens nothing, and lives for ten minutes. */
export const ticket = line(100)

/** What a right password gives where it is not enough. */
export const secondStep = z.object({
  ticket: z.string(),
  methods: z.array(z.enum(secondStepMethods)),
  /** There is no second factor yet: it has to be set up with the ticket. */
  needs_setup: z.boolean(),
})

export type SecondStep = z.output<typeof secondStep>

/** A call of the browser's WebAuthn and what it gave, as `@simplewebauthn/browser` has them. */
const webAuthn = z.record(z.string(), z.unknown())

export const passkeyOptions = z.object({ options: webAuthn })

/** The second step itself: an app's code or a recovery code, or what a passkey has signed. */
export const secondStepProof = z.object({
  ticket,
  code: z.optional(line(40)),
  passkey: z.optional(webAuthn),
})

export type SecondStepProof = z.output<typeof secondStepProof>

export const totpCode = z.string().check(
  z.overwrite((value) => toLatinDigits(value).replace(/\s/g, '')),
  z.regex(new RegExp(`^\\d{${TOTP_CODE_LENGTH}}$`)),
)

/** For an authenticator app: to be typed, and as the address that a QR code holds. */
export const totpSetup = z.object({ secret: z.string(), uri: z.string() })

export const newPasskey = z.object({ ticket, name: name(PASSKEY_NAME_MAX), passkey: webAuthn })

/** What was set up; the codes are new, or none where there were some already; the session is of who was logging in. */
export const secondFactorSetup = z.object({
  recovery_codes: z.array(z.string()),
  session: z.nullable(session),
})

export const secondFactor = z.object({
  id,
  kind: z.enum(secondFactorKinds),
  /** As its owner called it; null for an app. */
  name: z.nullable(z.string()),
  created_at: timestamp,
  last_used_at: z.nullable(timestamp),
})

export type SecondFactor = z.output<typeof secondFactor>

export const secondFactors = z.object({
  factors: z.array(secondFactor),
  recovery_codes_left: z.int(),
  /** The last one cannot be removed. */
  is_required: z.boolean(),
})

export type SecondFactors = z.output<typeof secondFactors>
