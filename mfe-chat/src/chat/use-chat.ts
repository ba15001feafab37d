import type { Companion } from '@confida/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useChatSession } from '../conversation/api/chat.queries.ts'
import { type History, historyKey, useHistory } from '../conversation/api/history.queries.ts'
import { useConversation } from '../conversation/conversation-registry.ts'

/** Everything about the conversation on screen: it opens the session, then loads the history (specification §4). */
export function useChat(companion: Companion) {
  const conversation = useConversation(companion.id)
  const client = useQueryClient()
  const session = useChatSession(companion.id)
  const isSettled = !session.isPending
  const history = useHistory(companion.id, isSettled)
  const sessionId = session.data?.session_id
  const { store, settleSending } = conversation

  const hasNoSession = session.isError && !session.isFetching
  useEffect(() => store.setState({ sessionId, hasNoSession }), [store, sessionId, hasNoSession])

  useEffect(() => {
    store.setState({ isOpen: true, unread: 0 })
    return () => {
      store.setState({ isOpen: false })
      // The next visit asks for the newest page only, not for all that was scrolled through.
      client.setQueryData<History>(
        historyKey(companion.id),
        (data) => data && { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) },
      )
    }
  }, [store, client, companion.id])

  const lastUserText = history.messages.findLast(({ role }) => role === 'user')?.content
  useEffect(() => {
    if (history.isSuccess) settleSending(lastUserText)
  }, [history.isSuccess, settleSending, lastUserText])

  return { companion, conversation, session, history }
}

export type Chat = ReturnType<typeof useChat>
