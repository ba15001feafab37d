import { useSession } from '@confida/session'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { memoriesKey } from '../memories/memory.queries.ts'
import { usePreferences } from '../preferences/preferences.store.ts'
import { searchKey } from '../search/search.queries.ts'
import { conversationKey, conversationQuery } from './api/chat.queries.ts'
import { addTurn, reloadNewest, updateReply } from './api/history-cache.ts'
import { findReply, sendTurn } from './api/send-turn.ts'
import { Conversation } from './conversation.ts'
import { tellOtherTabs } from './other-tabs.ts'

/** Conversations outlive their screen: a pending reply arrives even while another companion is open. */
const conversations = new Map<string, Conversation>()

useSession.subscribe((now, before) => {
  if (now.token === before.token) return
  // The next user must not find the previous user's texts.
  if (!now.token) {
    for (const conversation of conversations.values()) conversation.leave()
    conversations.clear()
  }
})

window.addEventListener('online', () => {
  for (const conversation of conversations.values()) void conversation.reconnect()
})

function createConversation(companionId: string, client: QueryClient): Conversation {
  return new Conversation({
    draftKey: `${useSession.getState().user?.id}_${companionId}`,
    pace: () => usePreferences.getState().pace,
    startedConversation: async () =>
      (await client.ensureQueryData(conversationQuery(companionId))).session_id,
    sendTurn,
    findReply,
    addTurn: (turn) => {
      addTurn(client, companionId, turn)
      tellOtherTabs({ companionId })
      void client.invalidateQueries({ queryKey: searchKey(companionId) })
      // What it used may be newer than the list, and what was left is forgotten.
      if (turn.assistant.memories_used || turn.replaces)
        void client.invalidateQueries({ queryKey: memoriesKey(companionId) })
    },
    updateReply: (reply) => {
      updateReply(client, companionId, reply)
      tellOtherTabs({ companionId })
      void client.invalidateQueries({ queryKey: searchKey(companionId) })
    },
    reloadHistory: () => void reloadNewest(client, companionId),
    restartConversation: () => void client.invalidateQueries({ queryKey: conversationKey(companionId) }),
  })
}

/** The conversation with a companion, created on first use. */
export function useConversation(companionId: string): Conversation {
  const client = useQueryClient()
  const known = conversations.get(companionId)
  if (known) return known
  const conversation = createConversation(companionId, client)
  conversations.set(companionId, conversation)
  return conversation
}
