import type { Companion } from '@confida/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useStartedConversation } from '../conversation/api/chat.queries.ts'
import { type History, historyKey, useHistory } from '../conversation/api/history.queries.ts'
import { useConversation } from '../conversation/conversation-registry.ts'

/** The conversation on screen: starts it, then loads the history (specification §4). */
export function useChat(companion: Companion) {
  const conversation = useConversation(companion.id)
  const client = useQueryClient()
  const start = useStartedConversation(companion.id)
  const isStartSettled = !start.isPending
  const history = useHistory(companion.id, isStartSettled)
  const conversationId = start.data?.session_id
  const dueLines = start.data?.care?.help_lines
  const { store, restoreUndelivered, sendQueued, setDueCare } = conversation

  const hasFailedToStart = start.isError && !start.isFetching
  useEffect(
    () => store.setState({ conversationId, hasFailedToStart }),
    [store, conversationId, hasFailedToStart],
  )

  useEffect(() => {
    if (conversationId) void sendQueued()
  }, [conversationId, sendQueued])

  useEffect(() => {
    if (dueLines) setDueCare(dueLines)
  }, [dueLines, setDueCare])

  useEffect(() => {
    store.setState({ isOpen: true, unread: 0 })
    return () => {
      store.setState({ isOpen: false })
      // The next visit reloads the newest page only, not all pages that were scrolled through.
      client.setQueryData<History>(
        historyKey(companion.id),
        (data) => data && { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) },
      )
    }
  }, [store, client, companion.id])

  const lastUserText = history.messages.findLast(({ role }) => role === 'user')?.content
  useEffect(() => {
    if (history.isSuccess) restoreUndelivered(lastUserText)
  }, [history.isSuccess, restoreUndelivered, lastUserText])

  return { companion, conversation, start, history }
}

export type Chat = ReturnType<typeof useChat>
