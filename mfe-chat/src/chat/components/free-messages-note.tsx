import { useTranslation } from '@confida/i18n'
import { useStore } from 'zustand'
import type { Conversation } from '../../conversation/conversation.ts'
import styles from './composer.module.css'
import { TopUpLink } from './top-up-link.tsx'

/** Says before the end how many messages are still free today. The live region is there before it has anything to say. */
export function FreeMessagesNote({ conversation }: { conversation: Conversation }) {
  const { t } = useTranslation('chat')
  const left = useStore(conversation.store, (state) => state.freeMessagesLeft)
  return (
    <div role="status">
      {left !== undefined && (
        <p className={styles.freeMessages}>
          {t('freeMessages.left', { count: left })}
          <TopUpLink />
        </p>
      )}
    </div>
  )
}
