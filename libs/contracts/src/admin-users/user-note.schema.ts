import * as z from 'zod/mini'
import { optionalText, timestamp } from '../common/field.schema.ts'
import { recordTag } from '../common/record-tag.ts'

export const USER_NOTE_MAX = 2000

/** A note without text is none. */
export const userNoteDraft = z.object({ text: optionalText(USER_NOTE_MAX) })

/** What of a note `If-Match` stands for. */
export const userNoteTag = ({ text }: UserNoteDraft) => recordTag({ text })

/** What administrators note about an account. */
export const userNote = z.object({
  /** Empty where there is none. */
  text: z.string(),
  changed_at: z.nullable(timestamp),
  /** Null also where the account of who wrote it is gone. */
  changed_by_name: z.nullable(z.string()),
})

export type UserNoteDraft = z.output<typeof userNoteDraft>
export type UserNote = z.output<typeof userNote>
