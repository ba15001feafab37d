import type { Companion } from '@confida/contracts'
import { type CSSProperties, useEffect, useRef } from 'react'
import { FeedbackPrompt } from '../../feedback-prompt/feedback-prompt.tsx'
import { MemoryDialog } from '../../memories/memory-dialog.tsx'
import { textSizes, usePreferences } from '../../preferences/preferences.store.ts'
import { PrivacyDialog } from '../../privacy/privacy-dialog.tsx'
import { ReminderDialog } from '../../reminders/reminder-dialog.tsx'
import { ReminderNote } from '../../reminders/reminder-note.tsx'
import { useKeptSubscription } from '../../reminders/use-kept-subscription.ts'
import { SearchBar } from '../../search/search-bar.tsx'
import { useSearch } from '../../search/use-search.ts'
import { useSpeechParts } from '../../speech/speech-parts.ts'
import { useChat } from '../use-chat.ts'
import { useChatPanel } from '../use-chat-panel.ts'
import { ChatHeader } from './chat-header.tsx'
import { Composer } from './composer.tsx'
import styles from './conversation-pane.module.css'
import { MessageList, type MessageListHandle } from './message-list.tsx'
import { RemoveConversationDialog } from './remove-conversation-dialog.tsx'
import { ReplyAnnouncer } from './reply-announcer.tsx'
import { StartFailure } from './start-failure.tsx'

/** One conversation: header, messages, input, and what the menu opens. */
export function ConversationPane({ companion }: { companion: Companion }) {
  const chat = useChat(companion)
  const list = useRef<MessageListHandle>(null)
  useKeptSubscription()
  const { panel, open, close } = useChatPanel()
  const search = useSearch(companion.id, (id) => list.current?.show(id))
  const textSize = usePreferences((state) => state.textSize)
  const memoryId = typeof panel === 'object' ? panel?.memoryId : undefined
  useEffect(() => () => useSpeechParts.getState().parts?.stopReading(), [])

  return (
    <section
      className={styles.conversation}
      style={{ '--chat-text': `${textSizes[textSize]}px` } as CSSProperties}
    >
      <ChatHeader
        companion={companion}
        conversation={chat.conversation}
        onPanel={open}
        onSearch={search.open}
      />
      {search.isOpen && <SearchBar search={search} />}
      <MessageList ref={list} chat={chat} match={search.match} onPanel={open} />
      <ReminderNote companionId={companion.id} />
      <StartFailure start={chat.start} />
      <Composer chat={chat} />
      <ReplyAnnouncer name={companion.name} conversation={chat.conversation} />
      <FeedbackPrompt name={companion.name} />
      {(panel === 'memories' || memoryId) && (
        <MemoryDialog
          companion={companion}
          memoryId={memoryId}
          onClose={close}
          onShow={(id) => list.current?.show(id)}
        />
      )}
      {panel === 'reminders' && <ReminderDialog companion={companion} onClose={close} />}
      {panel === 'privacy' && <PrivacyDialog name={companion.name} onClose={close} />}
      {panel === 'delete' && <RemoveConversationDialog chat={chat} onClose={close} />}
    </section>
  )
}
