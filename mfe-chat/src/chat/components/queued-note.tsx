import { useTranslation } from '@confida/i18n'
import { Button } from '@confida/ui'
import { Clock } from 'lucide-react'
import type { ChatMessage } from '../../conversation/conversation.types.ts'
import { useConversation } from '../../conversation/conversation-registry.ts'
import { clientIdOf } from '../../conversation/turn-messages.ts'
import styles from './message-note.module.css'

interface QueuedNoteProps {
  message: ChatMessage
  companionId: string
}

/** Says in an own message that it waits for a connection; until then it can be taken back. */
export function QueuedNote({ message, companionId }: QueuedNoteProps) {
  const { t } = useTranslation('chat')
  const { unqueue } = useConversation(companionId)
  return (
    <div className={styles.note}>
      <span role="status" className={styles.words}>
        <Clock aria-hidden size={14} />
        {t('messages.waiting')}
      </span>
      <Button size="sm" variant="secondary" onClick={() => unqueue(clientIdOf(message))}>
        {t('messages.takeBack')}
      </Button>
    </div>
  )
}
