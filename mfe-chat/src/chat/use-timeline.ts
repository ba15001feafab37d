import { useMemo } from 'react'
import { useStore } from 'zustand'
import { messagesBefore } from '../conversation/api/history-cache.ts'
import type { ChatMessage, PendingTurn } from '../conversation/conversation.types.ts'
import { greetingMessage } from '../conversation/greeting.ts'
import { historyRows, type Row, withDueCare, withPending, withQueued } from '../conversation/timeline.ts'
import { useDisclosures } from '../disclosure/use-disclosures.ts'
import type { Chat } from './use-chat.ts'

/** The history without messages that the pending turn replaces or has already added. */
function visibleMessages(messages: ChatMessage[], pending: PendingTurn | null): ChatMessage[] {
  if (!pending) return messages
  const kept = messagesBefore(messages, pending.replaces)
  return pending.replyIds.length > 0 ? kept.filter(({ id }) => !pending.replyIds.includes(id)) : kept
}

/** All rows of the conversation on screen. */
export function useTimeline({ companion, conversation, start, history }: Chat): Row[] {
  const pending = useStore(conversation.store, (state) => state.pending)
  const queued = useStore(conversation.store, (state) => state.queued)
  const dueCare = useStore(conversation.store, (state) => state.dueCare)
  const disclosures = useDisclosures(companion.id, history)
  const { messages: all, hasNextPage } = history
  const replaces = pending?.replaces
  const replyIds = pending?.replyIds
  // biome-ignore lint/correctness/useExhaustiveDependencies: a live reply changes the pending turn many times a second
  const messages = useMemo(() => visibleMessages(all, pending), [all, replaces, replyIds])

  const greeting = useMemo(
    () => greetingMessage(start.data ?? {}, start.dataUpdatedAt),
    [start.data, start.dataUpdatedAt],
  )

  const rows = useMemo(
    () => historyRows({ messages, hasOlder: hasNextPage, greeting, disclosures }),
    [messages, hasNextPage, greeting, disclosures],
  )
  // The pending message may have brought its own.
  const due = pending?.helpLines ? null : dueCare
  return useMemo(
    () => withQueued(withPending(withDueCare(rows, due), pending), queued, pending),
    [rows, due, pending, queued],
  )
}
