import * as z from 'zod/mini'
import { user } from '../auth/user.schema.ts'
import { message } from '../chat/chat.schema.ts'
import { id, timestamp } from '../common/field.schema.ts'
import { languages } from '../common/language.ts'
import { companion } from '../companions/companion.schema.ts'
import { emotion } from '../emotions/emotion.schema.ts'
import { memory } from '../memories/memory.schema.ts'

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
      messages: z.array(message),
      memories: z.array(memory),
      /** What the emotion analysis found in the own messages; empty where it is switched off. */
      emotions: z.array(z.object({ message_id: id, emotion, confidence: z.number(), created_at: timestamp })),
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
    z.object({ id, rating: z.nullable(z.int()), message: z.string(), created_at: timestamp }),
  ),
  payments: z.array(
    z.object({
      session_id: z.string(),
      tier_name: z.string(),
      amount: z.number(),
      currency: z.string(),
      payment_status: z.string(),
      status: z.string(),
      created_at: timestamp,
    }),
  ),
  mails: z.array(z.object({ template: z.string(), subject: z.string(), created_at: timestamp })),
})

export type AccountExport = z.output<typeof accountExport>
