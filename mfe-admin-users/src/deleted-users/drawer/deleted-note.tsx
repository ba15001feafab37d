import type { DeletedUser } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { EmptyList } from '@confida/ui/antd'
import { StickyNote } from 'lucide-react'
import { useUserNote } from '../../users/drawer/note/note.queries.ts'
import { NoteAuthor } from '../../users/drawer/note/note-author.tsx'
import { PanelState } from '../../users/drawer/panel-state.tsx'
import styles from './deleted-note.module.css'

/** The note that is kept, to be read: who is deleted is written about no more. */
export function DeletedNote({ user }: { user: DeletedUser }) {
  const { t } = useTranslation('adminUsers')
  const note = useUserNote(user.id)
  if (!note.data) return <PanelState query={note} failure={t('drawer.note.loadError')} />
  if (!note.data.text) return <EmptyList icon={StickyNote} title={t('deleted.noNote')} />
  return (
    <>
      <p className={styles.text} dir="auto">
        {note.data.text}
      </p>
      <NoteAuthor note={note.data} />
    </>
  )
}
