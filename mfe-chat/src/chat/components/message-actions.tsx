import { useTranslation } from '@confida/i18n'
import { IconButton, notify } from '@confida/ui'
import { Copy, Pencil, RefreshCw } from 'lucide-react'
import type { MouseEvent } from 'react'
import { useStore } from 'zustand'
import { useConversation } from '../../conversation/conversation-registry.ts'
import type { MessageRow } from '../../conversation/timeline.ts'
import { useSpeechParts } from '../../speech/speech-parts.ts'
import styles from './message-item.module.css'

interface MessageActionsProps {
  row: MessageRow
  companionId: string
}

function useCopy(text: string) {
  const { t } = useTranslation('chat')
  return async () => {
    try {
      await navigator.clipboard.writeText(text)
      notify.success(t('messages.copied'), { duration: 2000 })
    } catch {
      notify.error(t('messages.copyFailed'))
    }
  }
}

/** The actions of a message; beside its bubble, shown for pointer and keyboard. */
export function MessageActions({ row: { message, action, question }, companionId }: MessageActionsProps) {
  const { t } = useTranslation('chat')
  const { store, edit, send } = useConversation(companionId)
  const isWaiting = useStore(store, (state) => state.pending !== null)
  const speech = useSpeechParts(({ parts }) => parts)
  const copy = useCopy(message.content)

  const regenerate = ({ currentTarget }: MouseEvent) => {
    // The button goes with the reply.
    currentTarget.closest<HTMLElement>('[role=log]')?.focus({ preventScroll: true })
    if (question) void send({ text: question.content, replaces: question.id })
  }
  return (
    <div className={styles.actions}>
      <IconButton size="sm" label={t('messages.copy')} icon={<Copy aria-hidden />} onClick={copy} />
      {message.role === 'assistant' && speech && (
        <speech.ReadAloudButton id={message.id} text={message.content} />
      )}
      {action === 'edit' && (
        <IconButton
          size="sm"
          label={t('messages.edit')}
          icon={<Pencil aria-hidden />}
          disabled={isWaiting}
          onClick={() => edit({ messageId: message.id, text: message.content })}
        />
      )}
      {action === 'regenerate' && (
        <IconButton
          size="sm"
          label={t('messages.regenerate')}
          icon={<RefreshCw aria-hidden />}
          disabled={isWaiting}
          onClick={regenerate}
        />
      )}
    </div>
  )
}
