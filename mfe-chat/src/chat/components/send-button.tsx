import { useTranslation } from '@confida/i18n'
import { DirectionalIcon, IconButton } from '@confida/ui'
import { SendHorizontal, Square } from 'lucide-react'
import { useStore } from 'zustand'
import type { Conversation } from '../../conversation/conversation.ts'
import styles from './composer.module.css'

/** Sends; while a reply is pending it stops it instead. */
export function SendButton({ conversation }: { conversation: Conversation }) {
  const { t } = useTranslation('chat')
  const isWaiting = useStore(conversation.store, (state) => state.pending !== null)
  if (isWaiting) {
    return (
      <IconButton
        key="stop"
        variant="secondary"
        className={styles.button}
        label={t('composer.stop')}
        icon={<Square aria-hidden fill="currentColor" />}
        onClick={conversation.stop}
      />
    )
  }
  const icon = (
    <DirectionalIcon>
      <SendHorizontal aria-hidden />
    </DirectionalIcon>
  )
  return (
    <IconButton
      key="send"
      type="submit"
      variant="primary"
      className={styles.button}
      label={t('composer.send')}
      icon={icon}
    />
  )
}
