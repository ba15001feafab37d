import { useTranslation } from '@confida/i18n'
import { DirectionalIcon, IconButton } from '@confida/ui'
import { SendHorizontal, SkipForward, Square } from 'lucide-react'
import type { MouseEvent } from 'react'
import { useStore } from 'zustand'
import type { Conversation } from '../../conversation/conversation.ts'
import type { ConversationState } from '../../conversation/conversation.types.ts'
import styles from './composer.module.css'

const icons = {
  send: (
    <DirectionalIcon>
      <SendHorizontal aria-hidden />
    </DirectionalIcon>
  ),
  stop: <Square aria-hidden fill="currentColor" />,
  showNow: (
    <DirectionalIcon>
      <SkipForward aria-hidden />
    </DirectionalIcon>
  ),
}

function actionOf({ pending }: ConversationState): keyof typeof icons {
  if (!pending) return 'send'
  return pending.isAnswered ? 'showNow' : 'stop'
}

/** Sends; while a reply is awaited it stops it, and one that has come and keeps its pace it shows at once. */
export function SendButton({ conversation }: { conversation: Conversation }) {
  const { t } = useTranslation('chat')
  const action = useStore(conversation.store, actionOf)
  const handleClick = (event: MouseEvent) => {
    if (action === 'send') return
    // One button for all, with which the focus stays: what it does now must not send as well.
    event.preventDefault()
    conversation.stop()
  }
  return (
    <IconButton
      type="submit"
      variant={action === 'send' ? 'primary' : 'secondary'}
      className={styles.button}
      label={t(`composer.${action}`)}
      icon={icons[action]}
      onClick={handleClick}
    />
  )
}
