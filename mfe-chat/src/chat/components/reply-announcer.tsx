import { useTranslation } from '@confida/i18n'
import { useRef } from 'react'
import { useStore } from 'zustand'
import { type Conversation, helpLinesOf } from '../../conversation/conversation.ts'

/** Of a place that falls by one every second only each half of the way is worth a word. */
const halvings = (place: number) => Math.ceil(Math.log2(place))

/** Announces new replies and help lines to screen readers; the list itself would also announce messages scrolled into view. */
export function ReplyAnnouncer({ name, conversation }: { name: string; conversation: Conversation }) {
  const { t } = useTranslation('chat')
  const reply = useStore(conversation.store, (state) => state.lastReply)
  const place = useStore(conversation.store, (state) => state.pending?.place)
  const isCareDue = useStore(conversation.store, (state) => helpLinesOf(state) !== null)
  const announced = useRef<number>(undefined)
  if (!place || !announced.current || halvings(place) !== halvings(announced.current))
    announced.current = place
  return (
    <>
      <div aria-live="polite" className="cf-hidden" data-testid="announcer">
        {announced.current ? (
          <p>{t('messages.queued', { place: announced.current })}</p>
        ) : (
          reply && (
            <p key={reply.key}>
              {t('messages.said', { name, text: reply.text })}
              {reply.isIncomplete && ` (${t('messages.incomplete')})`}
            </p>
          )
        )}
      </div>
      <div aria-live="assertive" className="cf-hidden" data-testid="care-announcer">
        {isCareDue && <p>{`${t('care.title')} ${t('care.text')}`}</p>}
      </div>
    </>
  )
}
