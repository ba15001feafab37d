import { useTranslation } from '@confida/i18n'
import { ErrorState } from '@confida/ui'
import { type Ref, useImperativeHandle, useRef } from 'react'
import { useStore } from 'zustand'
import type { Row } from '../../conversation/timeline.ts'
import type { Found } from '../../search/use-search.ts'
import type { Chat } from '../use-chat.ts'
import { useMessageScroll } from '../use-message-scroll.ts'
import { useTimeline } from '../use-timeline.ts'
import type { ChatPanel } from './conversation-pane.tsx'
import { JumpButton } from './jump-button.tsx'
import styles from './message-list.module.css'
import { MessagesSkeleton } from './messages-skeleton.tsx'
import { OlderState } from './older-state.tsx'
import { TimelineRow } from './timeline-row.tsx'

export interface MessageListHandle {
  /** Scrolls to a message and points it out; loads older ones until it is there. */
  show: (messageId: string) => void
}

interface MessageListProps {
  chat: Chat
  found: Found | null
  onPanel: (panel: ChatPanel) => void
  ref: Ref<MessageListHandle>
}

/** The messages: only those in sight are in the document, whatever the length of the conversation. */
export function MessageList({ chat, found, onPanel, ref }: MessageListProps) {
  const { t } = useTranslation('chat')
  const { companion, history } = chat
  const rows = useTimeline(chat)
  // A message that was written before the history is there does not wait for it to be seen.
  const isWaiting = useStore(chat.conversation.store, ({ pending }) => pending !== null)
  const viewport = useRef<HTMLDivElement>(null)
  const { virtualizer, toEnd, isAway, missed, show, shownId, isSeeking } = useMessageScroll(
    viewport,
    rows,
    chat,
  )
  useImperativeHandle(ref, () => ({ show }))

  if (history.isError && history.messages.length === 0) {
    return (
      <ErrorState
        className={styles.failure}
        title={t('errors.history')}
        isRetrying={history.isFetching}
        onRetry={() => void history.refetch()}
      >
        {t('errors.loadText')}
      </ErrorState>
    )
  }
  return (
    <div className={styles.frame}>
      <OlderState history={history} isSeeking={isSeeking} />
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
          <div ref={virtualizer.containerRef} className={styles.space}>
            {virtualizer.getVirtualItems().map((item) => {
              const row = rows[item.index]
              return (
                row && (
                  <div
                    key={item.key}
                    ref={virtualizer.measureElement}
                    data-index={item.index}
                    className={styles.row}
                  >
                    <TimelineRow
                      row={row}
                      onPanel={onPanel}
                      companion={companion}
                      query={found?.query}
                      isShown={isRowOf(row, shownId) || isRowOf(row, found?.id)}
                    />
                  </div>
                )
              )
            })}
          </div>
        )}
      </div>
      {isAway && <JumpButton missed={missed} onClick={toEnd} />}
    </div>
  )
}

const isRowOf = (row: Row, id: string | null | undefined) => row.kind === 'message' && row.message.id === id
