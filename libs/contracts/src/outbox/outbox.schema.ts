import * as z from 'zod/mini'
import { id, timestamp } from '../common/field.schema.ts'

/** `kept`: there is no mail server, the mail stays here to be read. */
export const mailStates = ['queued', 'sent', 'failed', 'kept'] as const
export type MailState = (typeof mailStates)[number]

export const outboxMail = z.object({
  id,
  template: z.string(),
  recipient: z.string(),
  subject: z.string(),
  content: z.string(),
  state: z.enum(mailStates),
  attempts: z.int(),
  /** What the mail server said at the last attempt that failed. */
  last_error: z.nullable(z.string()),
  created_at: timestamp,
  sent_at: z.nullable(timestamp),
})

/** Its address is the operator's: it may hold a password. */
export const mailServer = z.object({ is_set_up: z.boolean() })

export type OutboxMail = z.output<typeof outboxMail>
