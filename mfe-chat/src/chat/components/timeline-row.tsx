import { type Companion, pictureOf } from '@confida/contracts'
import { memo } from 'react'
import type { Row } from '../../conversation/timeline.ts'
import { DisclosureLine } from '../../disclosure/disclosure-line.tsx'
import type { ChatPanel } from '../chat-panel.ts'
import { CareCard } from './care-card.tsx'
import { ConversationIntro } from './conversation-intro.tsx'
import { MessageItem } from './message-item.tsx'
import { SourceLine } from './source-line.tsx'
import { TypingBubble } from './typing-bubble.tsx'

interface TimelineRowProps {
  row: Row
  companion: Companion
  /** Search words to highlight. */
  query?: string
  /** Highlights the row for a moment. */
  isShown: boolean
  onPanel: (panel: ChatPanel) => void
}

/** One row of the list; memoised, as scrolling renders the list many times a second. */
export const TimelineRow = memo(function TimelineRow({
  row,
  companion,
  query,
  isShown,
  onPanel,
}: TimelineRowProps) {
  const { name } = companion
  switch (row.kind) {
    case 'intro':
      return <ConversationIntro companion={companion} />
    case 'disclosure':
      return <DisclosureLine name={name} onMore={() => onPanel('privacy')} />
    case 'source':
      return <SourceLine engine={row.engine} model={row.model} />
    case 'care':
      return <CareCard lines={row.lines} />
    case 'typing':
      return <TypingBubble name={name} avatar={pictureOf(companion)} place={row.place} />
    case 'message':
      return <MessageItem row={row} companion={companion} query={query} isShown={isShown} onPanel={onPanel} />
  }
})
