import * as z from 'zod/mini'
import { auditEntry } from '../audit/audit-log.schema.ts'
import { user } from '../auth/user.schema.ts'
import { keptMessage, message } from '../chat/chat.schema.ts'
import { id, timestamp } from '../common/field.schema.ts'
import { languages } from '../common/language.ts'
import { companion } from '../companions/companion.schema.ts'
import { careDimensions } from '../compliance/compliance.schema.ts'
import { disclosure } from '../compliance/disclosure.schema.ts'
import { termsAcceptance } from '../compliance/terms.schema.ts'
import { emotion } from '../emotions/emotion.schema.ts'
import { memory } from '../memories/memory.schema.ts'
import { memoryExclusion } from '../memories/memory-exclusion.schema.ts'
import { quietHours } from '../push/push.schema.ts'
import { secondFactors } from '../second-factors/second-factor.schema.ts'
import { securityEvents } from '../security-log/security-log.schema.ts'
import { openSession } from '../sessions/session.schema.ts'
import { summary } from '../summaries/summary.schema.ts'

/** All data of one account, as its owner downloads it. */
export const accountExport = z.object({
  exported_at: timestamp,
  user: z.extend(user, {
    language: z.enum(languages),
    discount_code: z.nullable(z.string()),
    discount_used: z.boolean(),
  }),
  companions: z.array(
    z.extend(companion, {
      /** What the partner has said first; null before the conversation was opened. */
      greeting: z.nullable(z.string()),
      /** The character card that the partner was imported with; null where there was none. */
      card: z.nullable(z.looseObject({})),
      messages: z.array(message),
      /** Versions that the conversation does not go on from, each with what followed it. */
      kept_messages: z.array(keptMessage),
      /** Whether it may remind by notifications. */
      may_remind: z.boolean(),
      memories: z.array(memory),
      /** What the partner is never to remember. */
      memory_exclusions: z.array(memoryExclusion),
      /** Of what was said long ago; null where there is none. */
      summary: z.nullable(summary),
      /** What the emotion analysis found in the own messages; empty where it is switched off. */
      emotions: z.array(
        z.object({
          message_id: id,
          emotion,
          confidence: z.number(),
          /** Whether the person has set it. */
          is_corrected: z.boolean(),
          created_at: timestamp,
        }),
      ),
      /** The messages that the care protocol found to speak of self-harm. */
      care: z.array(z.object({ message_id: id, created_at: timestamp })),
      images: z.array(
        z.object({
          id,
          media_type: z.string(),
          bytes: z.int(),
          created_at: timestamp,
          /** In base64. */
          content: z.nullable(z.string()),
        }),
      ),
    }),
  ),
  feedbacks: z.array(
    z.object({
      id,
      rating: z.nullable(z.int()),
      message: z.string(),
      created_at: timestamp,
      /** What the provider has answered by mail. */
      replies: z.array(z.object({ content: z.string(), created_at: timestamp })),
    }),
  ),
  payments: z.array(
    z.object({
      session_id: z.string(),
      tier_name: z.string(),
      amount: z.number(),
      currency: z.string(),
      payment_status: z.string(),
      status: z.string(),
      duration_days: z.int(),
      discount_percent: z.int(),
      refunded_amount: z.number(),
      created_at: timestamp,
      paid_at: z.nullable(timestamp),
    }),
  ),
  mails: z.array(
    z.object({ template: z.string(), recipient: z.string(), subject: z.string(), created_at: timestamp }),
  ),
  sessions: z.array(z.omit(openSession, { is_current: true })),
  /** When and where partners may remind; null where that was never asked for. */
  notifications: z.nullable(
    z.object({
      ...quietHours.shape,
      silent_since: z.nullable(timestamp),
      /** The push services of the browsers; the keys are the browsers' secrets. */
      browsers: z.array(z.object({ service: z.string(), created_at: timestamp })),
    }),
  ),
  second_factors: z.omit(secondFactors, { is_required: true }),
  /** The versions of the terms that were accepted. */
  terms_acceptances: z.array(
    z.pick(termsAcceptance, { version: true, language: true, translation_version: true, created_at: true }),
  ),
  /** When a conversation has shown that the companion is a program. */
  disclosures: z.array(disclosure),
  /** What care cards of this month were counted by; empty once it is over. A country that is not known is empty. */
  care_counted: z.array(
    z.object({ month: z.iso.date(), dimension: z.enum(careDimensions), value: z.string() }),
  ),
  /** What the security log holds of the account: its own logins and failures, and looks at it by administrators. */
  security_log: z.array(
    z.object({
      created_at: timestamp,
      event: z.enum(securityEvents),
      is_own: z.boolean(),
      /** Of the network, where the entry is the account's own. */
      address: z.nullable(z.string()),
      detail: z.nullable(z.string()),
    }),
  ),
  /** What administrators have noted about the person, and since when it reads so; null where there is nothing. */
  note_by_administrators: z.nullable(z.object({ text: z.string(), changed_at: timestamp })),
  /** What administrators have changed of the account. */
  changes_by_administrators: z.array(
    z.pick(auditEntry, { created_at: true, action: true, before: true, after: true }),
  ),
})

/** What of it an administrator hands over: nothing of chats, which are shown to their owner alone. */
export const accountCopy = z.omit(accountExport, { companions: true, care_counted: true })

export type AccountCopy = z.output<typeof accountCopy>
export type AccountExport = z.output<typeof accountExport>
