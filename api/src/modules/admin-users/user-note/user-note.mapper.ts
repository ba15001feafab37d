import type { UserNote } from '@confida/contracts'
import type { UserNoteEntity } from './user-note.entity.ts'

/** @param note null where there is none */
export const toUserNote = (note: UserNoteEntity | null): UserNote => ({
  text: note?.text ?? '',
  changed_at: note?.changed_at.toISOString() ?? null,
  changed_by_name: note?.author?.name ?? null,
})
