import { useTranslation } from '@confida/i18n'
import { Button, classNames } from '@confida/ui'
import { Scissors } from 'lucide-react'
import type { MouseEvent } from 'react'
import { useStore } from 'zustand'
import { useConversation } from '../../conversation/conversation-registry.ts'
import type { MessageRow } from '../../conversation/timeline.ts'
import styles from './message-note.module.css'

interface IncompleteNoteProps {
  row: MessageRow
  companionId: string
}

/** Says under a reply that it was stopped or cut; the last one can be gone on with. */
export function IncompleteNote({ row: { message, action }, companionId }: IncompleteNoteProps) {
  const { t } = useTranslation('chat')
  const { store, continueReply } = useConversation(companionId)
  const isWaiting = useStore(store, (state) => state.pending !== null)
  const handleClick = ({ currentTarget }: MouseEvent) => {
    // The button goes while the reply comes.
    currentTarget.closest<HTMLElement>('[role=log]')?.focus({ preventScroll: true })
    void continueReply(message)
  }
  return (
    <p className={classNames(styles.note, styles.apart)}>
      <span className={styles.words}>
        <Scissors aria-hidden size={14} />
        {t('messages.incomplete')}
      </span>
      {action === 'regenerate' && (
        <Button size="sm" variant="secondary" disabled={isWaiting} onClick={handleClick}>
          {t('messages.continue')}
        </Button>
      )}
    </p>
  )
}
