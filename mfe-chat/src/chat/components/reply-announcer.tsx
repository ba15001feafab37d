import { useTranslation } from '@confida/i18n'
import { useStore } from 'zustand'
import type { Conversation } from '../../conversation/conversation.ts'

/** Announces new replies to screen readers; the list itself would also announce messages scrolled into view. */
export function ReplyAnnouncer({ name, conversation }: { name: string; conversation: Conversation }) {
  const { t } = useTranslation('chat')
  const reply = useStore(conversation.store, (state) => state.lastReply)
  return (
    <div aria-live="polite" className="cf-hidden" data-testid="announcer">
      {reply && <p key={reply.key}>{t('messages.said', { name, text: reply.text })}</p>}
    </div>
  )
}
