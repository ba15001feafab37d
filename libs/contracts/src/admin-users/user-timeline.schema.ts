import * as z from 'zod/mini'
import { auditActions } from '../audit/audit-log.schema.ts'
import { id, timestamp } from '../common/field.schema.ts'
import { mailStates } from '../outbox/outbox.schema.ts'

export const timelineKinds = ['registration', 'login', 'payment', 'mail', 'feedback', 'change'] as const
export type TimelineKind = (typeof timelineKinds)[number]

const moment = { id, created_at: timestamp }

/** Something that happened with an account; nothing of its chats, memories or emotions. */
export const timelineEntry = z.discriminatedUnion('kind', [
  z.object({ ...moment, kind: z.literal('registration') }),
  /** Kept as long as the security log. */
  z.object({ ...moment, kind: z.literal('login') }),
  /** At the time when it was paid, else when its checkout began. */
  z.object({
    ...moment,
    kind: z.literal('payment'),
    tier_name: z.string(),
    amount: z.number(),
    refunded_amount: z.number(),
    payment_status: z.enum(['unpaid', 'paid', 'refunded']),
    status: z.enum(['open', 'complete', 'expired']),
  }),
  /** Neither text nor address: they are the outbox's, which logs who reads them. */
  z.object({ ...moment, kind: z.literal('mail'), template: z.string(), state: z.enum(mailStates) }),
  z.object({
    ...moment,
    kind: z.literal('feedback'),
    rating: z.nullable(z.int()),
    message: z.string(),
  }),
  /** By an administrator, or by the product itself where there is no `actor_name`. */
  z.object({
    ...moment,
    kind: z.literal('change'),
    action: z.enum(auditActions),
    actor_name: z.nullable(z.string()),
  }),
])

export type TimelineEntry = z.output<typeof timelineEntry>
export type TimelineEntryOf<Kind extends TimelineKind> = Extract<TimelineEntry, { kind: Kind }>
