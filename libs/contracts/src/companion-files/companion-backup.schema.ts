import * as z from 'zod/mini'
import { KEPT_MESSAGE_MAX } from '../chat/chat.limits.ts'
import { engines } from '../chat/chat.schema.ts'
import { id, timestamp } from '../common/field.schema.ts'
import { memoryKinds } from '../memories/memory.schema.ts'
import { understoodChoices } from './companion-file.schema.ts'

/** Tells the file of a whole companion from every other JSON. */
export const BACKUP_FORMAT = 'confida-partner'
export const BACKUP_VERSION = 1
/** So many an import takes; an export holds all there are. */
export const BACKUP_MESSAGES_MAX = 50_000
/** One for each message that an import takes; by hand it is far fewer. */
const FACTS_MAX = BACKUP_MESSAGES_MAX

/** Text as it can be stored: no half letters and no NUL, which no export of ours has. */
const storable = (min: number, max: number) =>
  z.string().check(
    z.overwrite((text) => text.toWellFormed().replaceAll('\0', '')),
    z.minLength(min),
    z.maxLength(max),
  )

/** `id` names it within the file; imported it has another. `versions` are all those of what stands here, its own id among them. */
export const backupMessage = z.object({
  id,
  role: z.enum(['user', 'assistant']),
  content: storable(1, KEPT_MESSAGE_MAX),
  timestamp,
  engine: z.optional(z.enum(engines)),
  model: z.optional(storable(1, 200)),
  prompt_version: z.optional(z.int().check(z.gte(0), z.lte(32_767))),
  reply_to: z.optional(id),
  memories_used: z.optional(z.array(id).check(z.maxLength(1_000))),
  needs_care: z.optional(z.boolean()),
  replaced: z.optional(z.boolean()),
  incomplete: z.optional(z.boolean()),
  versions: z.optional(z.array(id).check(z.maxLength(1_000))),
  /** Of the facts that it told and that were corrected or forgotten since. */
  retracted_keys: z.optional(z.array(storable(1, 200)).check(z.maxLength(1_000))),
})
export type BackupMessage = z.output<typeof backupMessage>

const fact = {
  kind: z.enum(memoryKinds),
  key: storable(1, 200),
  value: storable(0, 500),
  text: storable(1, 1_000),
}

/** One file that holds a companion: imported elsewhere it gives the same one. */
export const companionBackup = z.object({
  format: z.literal(BACKUP_FORMAT),
  version: z.literal(BACKUP_VERSION),
  exported_at: timestamp,
  partner: understoodChoices,
  /** The character card that it came with. */
  card: z.nullable(z.looseObject({})),
  /** Null before the chat was opened. */
  conversation: z.nullable(
    z.object({
      greeting: z.nullable(storable(0, 4_000)),
      greeted_at: z.nullable(timestamp),
      messages: z.array(backupMessage).check(z.maxLength(BACKUP_MESSAGES_MAX)),
      /** The lines that were left, each from the version that it begins with to its end. */
      kept: z._default(z.array(z.array(backupMessage).check(z.minLength(1))), []),
    }),
  ),
  memories: z
    .array(
      z.object({
        id,
        ...fact,
        pinned: z.boolean(),
        message_id: z.nullable(id),
        created_at: timestamp,
        told_at: timestamp,
      }),
    )
    .check(z.maxLength(FACTS_MAX)),
  /** What it is never to remember. */
  memory_exclusions: z.array(z.object({ ...fact, created_at: timestamp })).check(z.maxLength(FACTS_MAX)),
  /** `up_to` is the last message that is in it; its text is empty where the person has deleted it. */
  summary: z.nullable(z.object({ text: storable(0, 4_000), up_to: z.nullable(id), updated_at: timestamp })),
})
export type CompanionBackup = z.output<typeof companionBackup>
