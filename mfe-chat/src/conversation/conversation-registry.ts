import { useSession } from '@confida/session'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { usePreferences } from '../preferences/preferences.store.ts'
import { searchKey } from '../search/search.queries.ts'
import { sessionKey, sessionQuery } from './api/chat.queries.ts'
import { addTurn, reloadNewest } from './api/history-cache.ts'
import { sendTurn } from './api/send-turn.ts'
import { Conversation } from './conversation.ts'

/** Conversations outlive their screen: a reply that is under way arrives though another partner has been opened. */
const conversations = new Map<string, Conversation>()

useSession.subscribe((now, before) => {
  if (now.token === before.token) return
  // Whoever comes next must not find the words of the one before.
  if (!now.token) {
    for (const conversation of conversations.values()) conversation.stop()
    conversations.clear()
  }
})

function make(companionId: string, client: QueryClient): Conversation {
  return new Conversation({
    draftKey: `${useSession.getState().user?.id}_${companionId}`,
    pace: () => usePreferences.getState().pace,
    openedSession: async () => (await client.ensureQueryData(sessionQuery(companionId))).session_id,
    sendTurn,
    addTurn: (turn) => {
      addTurn(client, companionId, turn)
      void client.invalidateQueries({ queryKey: searchKey(companionId) })
    },
    reloadHistory: () => void reloadNewest(client, companionId),
    restartSession: () => void client.invalidateQueries({ queryKey: sessionKey(companionId) }),
  })
}

/** The conversation with a partner, made when it is first asked for. */
export function useConversation(companionId: string): Conversation {
  const client = useQueryClient()
  const known = conversations.get(companionId)
  if (known) return known
  const conversation = make(companionId, client)
  conversations.set(companionId, conversation)
  return conversation
}
