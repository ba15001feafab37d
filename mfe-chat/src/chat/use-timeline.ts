import { useMemo } from 'react'
import { useStore } from 'zustand'
import { keptMessages } from '../conversation/api/history-cache.ts'
import type { ChatMessage, PendingTurn } from '../conversation/conversation.types.ts'
import { historyRows, type Row, withPending } from '../conversation/timeline.ts'
import { useDisclosures } from '../disclosure/use-disclosures.ts'
import type { Chat } from './use-chat.ts'

/** The history without what the turn under way replaces or has already brought. */
function visibleMessages(messages: ChatMessage[], pending: PendingTurn | null): ChatMessage[] {
  if (!pending) return messages
  const kept = keptMessages(messages, pending.replaces)
  return pending.answerIds.length > 0 ? kept.filter(({ id }) => !pending.answerIds.includes(id)) : kept
}

/** All rows of the conversation on screen. */
export function useTimeline({ conversation, session, history }: Chat): Row[] {
  const pending = useStore(conversation.store, (state) => state.pending)
  const disclosures = useDisclosures(history)
  const { messages: all, hasNextPage } = history
  const replaces = pending?.replaces
  const answerIds = pending?.answerIds
  // biome-ignore lint/correctness/useExhaustiveDependencies: a live reply changes the pending turn many times a second
  const messages = useMemo(() => visibleMessages(all, pending), [all, replaces, answerIds])

  const greeting = useMemo<ChatMessage | undefined>(() => {
    const { greeting: content, greeted_at } = session.data ?? {}
    if (!content) return undefined
    const timestamp = greeted_at ?? new Date(session.dataUpdatedAt).toISOString()
    return { id: 'greeting', role: 'assistant', content, timestamp }
  }, [session.data, session.dataUpdatedAt])

  const rows = useMemo(
    () => historyRows({ messages, hasOlder: hasNextPage, greeting, disclosures }),
    [messages, hasNextPage, greeting, disclosures],
  )
  return useMemo(() => withPending(rows, pending), [rows, pending])
}
