import type { Row } from '../../conversation/timeline.ts'
import { DisclosureLine } from '../../disclosure/disclosure-line.tsx'
import type { Found } from '../../search/use-search.ts'
import type { Chat } from '../use-chat.ts'
import { CareCard } from './care-card.tsx'
import { ConversationIntro } from './conversation-intro.tsx'
import { MessageItem } from './message-item.tsx'
import { TypingBubble } from './typing-bubble.tsx'

interface TimelineRowProps {
  row: Row
  chat: Chat
  found: Found | null
  isShown: boolean
}

export function TimelineRow({ row, chat, found, isShown }: TimelineRowProps) {
  const { companion } = chat
  switch (row.kind) {
    case 'intro':
      return <ConversationIntro companion={companion} />
    case 'disclosure':
      return <DisclosureLine name={companion.name} />
    case 'care':
      return <CareCard lines={row.lines} />
    case 'typing':
      return <TypingBubble name={companion.name} avatar={companion.avatar_url} />
    case 'message':
      return (
        <MessageItem
          row={row}
          chat={chat}
          query={found?.query}
          isShown={isShown || found?.id === row.message.id}
        />
      )
  }
}
