import { useTranslation } from '@confida/i18n'
import { useStore } from 'zustand'
import type { Conversation } from '../../conversation/conversation.ts'

/** Reads new replies out to those who do not see them; the list itself would also read out what is scrolled into view. */
export function ReplyAnnouncer({ name, conversation }: { name: string; conversation: Conversation }) {
  const { t } = useTranslation('chat')
  const reply = useStore(conversation.store, (state) => state.lastReply)
  return (
    <div aria-live="polite" className="cf-hidden" data-testid="announcer">
      {reply && <p key={reply.key}>{t('messages.said', { name, text: reply.text })}</p>}
    </div>
  )
}
