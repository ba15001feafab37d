import type { QueryClient } from '@tanstack/react-query'
import type { AnsweredTurn, ChatMessage } from '../conversation.types.ts'
import { fetchPage, type History, type HistoryPage, historyKey } from './history.queries.ts'

/** The messages before the one that a turn replaces; all of them where it replaces none. */
export function keptMessages(messages: ChatMessage[], replaces: string | undefined): ChatMessage[] {
  const at = replaces ? messages.findIndex(({ id }) => id === replaces) : -1
  return at === -1 ? messages : messages.slice(0, at)
}

/** Adds an answered turn to the loaded history; one that is on its way is asked for again, as it may not have it yet. */
export function addTurn(client: QueryClient, companionId: string, turn: AnsweredTurn): void {
  const { user, assistant, replaces } = turn
  const queryKey = historyKey(companionId)
  if (!client.getQueryData(queryKey)) return void restart(client, queryKey)
  client.setQueryData<History>(queryKey, (history) => {
    const newest = history?.pages[0]
    if (!history || !newest) return history
    const rest = keptMessages(newest.messages, replaces)
    const others = rest.filter(({ id }) => id !== user.id && id !== assistant.id)
    const page = { ...newest, messages: [...others, user, assistant] }
    return { ...history, pages: [page, ...history.pages.slice(1)] }
  })
}

async function restart(client: QueryClient, queryKey: ReturnType<typeof historyKey>): Promise<void> {
  await client.cancelQueries({ queryKey, exact: true })
  await client.refetchQueries({ queryKey, exact: true })
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
