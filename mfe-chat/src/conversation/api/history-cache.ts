import type { QueryClient } from '@tanstack/react-query'
import type { AnsweredTurn, ChatMessage } from '../conversation.types.ts'
import { type History, historyKey } from './history.queries.ts'

/** The messages before the one that a turn replaces; all of them where it replaces none. */
export function keptMessages(messages: ChatMessage[], replaces: string | undefined): ChatMessage[] {
  const at = replaces ? messages.findIndex(({ id }) => id === replaces) : -1
  return at === -1 ? messages : messages.slice(0, at)
}

/** Adds an answered turn to the loaded history; where none is loaded the next opening will bring it. */
export function addTurn(client: QueryClient, companionId: string, turn: AnsweredTurn): void {
  const { user, assistant, replaces } = turn
  client.setQueryData<History>(historyKey(companionId), (history) => {
    const newest = history?.pages[0]
    if (!history || !newest) return history
    const rest = keptMessages(newest.messages, replaces)
    const others = rest.filter(({ id }) => id !== user.id && id !== assistant.id)
    const page = { ...newest, messages: [...others, user, assistant] }
    return { ...history, pages: [page, ...history.pages.slice(1)] }
  })
}
