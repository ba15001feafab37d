import type { QueryClient } from '@tanstack/react-query'
import type { AnsweredTurn, ChatMessage } from '../conversation.types.ts'
import { fetchPage, type History, type HistoryPage, historyKey } from './history.queries.ts'

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

/** Asks again for the newest messages; those that were scrolled to stay as they are. */
export async function reloadNewest(client: QueryClient, companionId: string): Promise<void> {
  const fresh = await fetchPage(companionId).catch(() => undefined)
  if (!fresh) return
  client.setQueryData<History>(historyKey(companionId), (history) => {
    const newest = history?.pages[0]
    if (!history || !newest) return history
    const at = newest.messages.findIndex(({ id }) => id === fresh.messages[0]?.id)
    // Where nothing is shared the older pages would not join on.
    if (at === -1) return { pages: [fresh], pageParams: history.pageParams.slice(0, 1) }
    return { ...history, pages: [joined(newest, fresh, at), ...history.pages.slice(1)] }
  })
}

function joined(old: HistoryPage, fresh: HistoryPage, at: number): HistoryPage {
  const keys = new Map(old.messages.map(({ id, key }) => [id, key]))
  const messages = fresh.messages.map((message) => ({ ...message, key: keys.get(message.id) }))
  return { messages: [...old.messages.slice(0, at), ...messages], hasOlder: old.hasOlder }
}
