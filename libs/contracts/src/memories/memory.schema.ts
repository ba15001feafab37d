import * as z from 'zod/mini'
import { id, text, timestamp } from '../common/field.schema.ts'
import { MEMORY_TEXT_MAX } from './memory.limits.ts'

export const memoryKinds = [
  'name',
  'age',
  'home',
  'job',
  'like',
  'dislike',
  'person',
  'pet',
  'date',
  'event',
  'other',
] as const
export type MemoryKind = (typeof memoryKinds)[number]

/** A fact that a companion has from its user's words. */
export const memory = z.object({
  id,
  /** A short sentence to the user, in the language of the message that it came from. */
  text: z.string(),
  kind: z.enum(memoryKinds),
  pinned: z.boolean(),
  /** The message that it came from; null once that is deleted. */
  message_id: z.nullable(id),
  /** That message. */
  message: z.optional(z.string()),
  created_at: timestamp,
})
export type Memory = z.output<typeof memory>

/** A fact that the user adds by hand. */
export const memoryDraft = z.object({
  text: text(MEMORY_TEXT_MAX),
  pinned: z.optional(z.boolean()),
})
export type MemoryDraft = z.output<typeof memoryDraft>

/** What the user changes; what is left out stays. */
export const memoryChanges = z.object({
  text: z.optional(text(MEMORY_TEXT_MAX)),
  pinned: z.optional(z.boolean()),
})
export type MemoryChanges = z.output<typeof memoryChanges>
