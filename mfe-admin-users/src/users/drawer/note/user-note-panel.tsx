import type { User } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { PanelState } from '../panel-state.tsx'
import { useUserNote } from './note.queries.ts'
import { NoteForm } from './note-form.tsx'

/** What administrators note about a person. */
export function UserNotePanel({ user }: { user: User }) {
  const { t } = useTranslation('adminUsers')
  const note = useUserNote(user.id)
  // An older one that is kept in memory would only lead to a conflict.
  if (!note.data || !note.isFetchedAfterMount)
    return <PanelState query={note} failure={t('drawer.note.loadError')} />
  return <NoteForm userId={user.id} note={note.data} />
}
