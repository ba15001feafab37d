import type { Companion } from '@confida/contracts'
import { memo } from 'react'
import type { Row } from '../../conversation/timeline.ts'
import { DisclosureLine } from '../../disclosure/disclosure-line.tsx'
import { CareCard } from './care-card.tsx'
import { ConversationIntro } from './conversation-intro.tsx'
import type { ChatPanel } from './conversation-pane.tsx'
import { MessageItem } from './message-item.tsx'
import { TypingBubble } from './typing-bubble.tsx'

interface TimelineRowProps {
  row: Row
  companion: Companion
  /** Words to mark. */
  query?: string
  /** Points the row out for a moment. */
  isShown: boolean
  onPanel: (panel: ChatPanel) => void
}

/** One row of the list; remembered, as scrolling draws the list many times a second. */
export const TimelineRow = memo(function TimelineRow({
  row,
  companion,
  query,
  isShown,
  onPanel,
}: TimelineRowProps) {
  const { name, avatar_url: avatar } = companion
  switch (row.kind) {
    case 'intro':
      return <ConversationIntro companion={companion} />
    case 'disclosure':
      return <DisclosureLine name={name} onMore={() => onPanel('privacy')} />
    case 'care':
      return <CareCard lines={row.lines} />
    case 'typing':
      return <TypingBubble name={name} avatar={avatar} />
    case 'message':
      return <MessageItem row={row} companion={companion} query={query} isShown={isShown} />
  }
})
