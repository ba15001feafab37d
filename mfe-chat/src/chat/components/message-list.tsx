import { useTranslation } from '@confida/i18n'
import { type Ref, useImperativeHandle, useRef } from 'react'
import { useStore } from 'zustand'
import type { SearchMatch } from '../../search/use-search.ts'
import type { ChatPanel } from '../chat-panel.ts'
import type { Chat } from '../use-chat.ts'
import { useMessageScroll } from '../use-message-scroll.ts'
import { useTimeline } from '../use-timeline.ts'
import { HistoryFailure } from './history-failure.tsx'
import { JumpButton } from './jump-button.tsx'
import styles from './message-list.module.css'
import { MessageRows } from './message-rows.tsx'
import { MessagesSkeleton } from './messages-skeleton.tsx'
import { OlderMessagesState } from './older-messages-state.tsx'

export interface MessageListHandle {
  /** Scrolls to a message and highlights it; loads older ones until it is there. */
  show: (messageId: string) => void
}

interface MessageListProps {
  chat: Chat
  match: SearchMatch | null
  onPanel: (panel: ChatPanel) => void
  ref: Ref<MessageListHandle>
}

/** The messages, virtualised: only those in view are in the document. */
export function MessageList({ chat, match, onPanel, ref }: MessageListProps) {
  const { t } = useTranslation('chat')
  const { companion, history } = chat
  const rows = useTimeline(chat)
  // A message sent before the history has loaded is shown without waiting for it.
  const isWaiting = useStore(chat.conversation.store, ({ pending }) => pending !== null)
  const viewport = useRef<HTMLDivElement>(null)
  const scroll = useMessageScroll(viewport, rows, chat)
  useImperativeHandle(ref, () => ({ show: scroll.show }))

  if (history.isError && history.messages.length === 0) return <HistoryFailure history={history} />
  return (
    <div className={styles.frame}>
      <OlderMessagesState history={history} isLoadingMessage={scroll.isLoadingMessage} />
      <div
        ref={viewport}
        className={styles.viewport}
        role="log"
        aria-live="off"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable by keyboard
        tabIndex={0}
        aria-label={t('messages.list', { name: companion.name })}
      >
        {history.isPending && !isWaiting ? (
          <MessagesSkeleton />
        ) : (
          <MessageRows rows={rows} scroll={scroll} companion={companion} match={match} onPanel={onPanel} />
        )}
      </div>
      {scroll.isAway && <JumpButton missed={scroll.missed} onClick={scroll.scrollToEnd} />}
    </div>
  )
}
