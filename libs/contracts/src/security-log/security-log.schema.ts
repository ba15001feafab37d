import * as z from 'zod/mini'
import { id, timestamp } from '../common/field.schema.ts'

/** What happens at the doors of the product, and who looks at what is personal. */
export const securityEvents = [
  'login.success',
  'login.failure',
  'login.second-step-failure',
  'reset-code.failure',
  'password.failure',
  'limit.reached',
  'account.export',
  'users.export',
  'outbox.read',
  'moods.read',
] as const

export type SecurityEvent = (typeof securityEvents)[number]

/** One event. Names are those of now; they are missing for an unknown address, and once the account is erased for good. */
export const securityEntry = z.object({
  id,
  created_at: timestamp,
  event: z.enum(securityEvents),
  /** Whose account it is, or the administrator who looked. */
  user_id: z.nullable(id),
  user_name: z.nullable(z.string()),
  user_email: z.nullable(z.string()),
  /** Who was looked at. */
  target_id: z.nullable(id),
  target_name: z.nullable(z.string()),
  /** The network address that it came from. */
  address: z.nullable(z.string()),
  /** The limit that was reached. */
  detail: z.nullable(z.string()),
})

export type SecurityEntry = z.output<typeof securityEntry>
