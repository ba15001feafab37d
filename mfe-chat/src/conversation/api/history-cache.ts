import type { QueryClient } from '@tanstack/react-query'
import type { ChatMessage, CompletedTurn } from '../conversation.types.ts'
import { fetchPage, type History, type HistoryPage, historyKey } from './history.queries.ts'

/** The messages before the one that a turn replaces; all messages where it replaces none. */
export function messagesBefore(messages: ChatMessage[], replaces: string | undefined): ChatMessage[] {
  const index = replaces ? messages.findIndex(({ id }) => id === replaces) : -1
  return index === -1 ? messages : messages.slice(0, index)
}

const hasMessage = (messages: ChatMessage[], id: string) => messages.some((message) => message.id === id)

/**
 * Adds a completed turn to the loaded history; a history that is still loading is requested again, as it may lack the
 * turn.
 */
export function addTurn(client: QueryClient, companionId: string, turn: CompletedTurn): void {
  const { user, assistant, replaces } = turn
  const queryKey = historyKey(companionId)
  if (!client.getQueryData(queryKey)) return void refetch(client, queryKey)
  client.setQueryData<History>(queryKey, (history) => {
    const newest = history?.pages[0]
    if (!history || !newest) return history
    const at = replaces ? history.pages.findIndex(({ messages }) => hasMessage(messages, replaces)) : 0
    const begin = history.pages[at]
    if (!begin) return history
    const rest = messagesBefore(begin.messages, replaces)
    const others = rest.filter(({ id }) => id !== user.id && id !== assistant.id)
    // Of another reply to the same message only the reply is new.
    const same = begin.messages.find(({ id }) => id === user.id)
    const page = { ...begin, messages: [...others, { ...user, ...same }, assistant] }
    const pages = [page, ...history.pages.slice(at + 1)]
    return { pages, pageParams: history.pageParams.slice(0, pages.length) }
  })
}

/** Puts a reply in the place of its shorter self. */
export function updateReply(client: QueryClient, companionId: string, reply: ChatMessage): void {
  const update = (message: ChatMessage) =>
    message.id === reply.id ? { ...reply, key: message.key } : message
  client.setQueryData<History>(
    historyKey(companionId),
    (history) =>
      history && {
        ...history,
        pages: history.pages.map((page) => ({ ...page, messages: page.messages.map(update) })),
      },
  )
}

async function refetch(client: QueryClient, queryKey: ReturnType<typeof historyKey>): Promise<void> {
  await client.cancelQueries({ queryKey, exact: true })
  await client.refetchQueries({ queryKey, exact: true })
}

/** Reloads the newest messages; older pages stay. */
export async function reloadNewest(client: QueryClient, companionId: string): Promise<void> {
  const fresh = await fetchPage(companionId).catch(() => undefined)
  if (!fresh) return
  client.setQueryData<History>(historyKey(companionId), (history) => {
    const newest = history?.pages[0]
    if (!history || !newest) return history
    const index = newest.messages.findIndex(({ id }) => id === fresh.messages[0]?.id)
    // Without a common message the older pages would leave a gap.
    if (index === -1) return { pages: [fresh], pageParams: history.pageParams.slice(0, 1) }
    return { ...history, pages: [mergePages(newest, fresh, index), ...history.pages.slice(1)] }
  })
}

function mergePages(old: HistoryPage, fresh: HistoryPage, at: number): HistoryPage {
  const keys = new Map(old.messages.map(({ id, key }) => [id, key]))
  const messages = fresh.messages.map((message) => ({ ...message, key: keys.get(message.id) }))
  return { messages: [...old.messages.slice(0, at), ...messages], hasOlder: old.hasOlder }
}
