import { HISTORY_PAGE, listMessages, type Message } from '@confida/contracts'
import { api } from '@confida/session'
import { type InfiniteData, infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ChatMessage } from '../conversation.types.ts'

/** One page of the history, oldest first. */
export interface HistoryPage {
  messages: ChatMessage[]
  hasOlder: boolean
}

export type History = InfiniteData<HistoryPage, unknown>

export const historyKey = (companionId: string) => [listMessages.id, companionId] as const

export async function fetchPage(companionId: string, before?: string, signal?: AbortSignal) {
  const messages: Message[] = await api.call(listMessages, {
    params: { id: companionId },
    query: { before },
    signal,
  })
  return { messages, hasOlder: messages.length === HISTORY_PAGE }
}

/** What is readable without a connection. */
const newestPage = ({ pages, pageParams }: History): History => ({
  pages: pages.slice(0, 1),
  pageParams: pageParams.slice(0, 1),
})

const historyQuery = (companionId: string) =>
  infiniteQueryOptions({
    queryKey: historyKey(companionId),
    queryFn: ({ pageParam, signal }) => fetchPage(companionId, pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page: HistoryPage) => (page.hasOlder ? page.messages[0]?.id : undefined),
    staleTime: 30_000,
    refetchOnReconnect: false,
    meta: { keptOffline: newestPage },
  })

/**
 * Oldest first; pages come newest first. A message that is in two pages, as new ones shifted the border, is listed
 * once.
 */
function messagesOf(history: History | undefined): ChatMessage[] {
  const seen = new Set<string>()
  const inOrder = (history?.pages ?? []).toReversed().flatMap((page) => page.messages)
  return inOrder.filter(({ id }) => !seen.has(id) && seen.add(id))
}

/** The messages loaded so far, with the query that loads older ones. */
export function useHistory(companionId: string, isEnabled: boolean) {
  const query = useInfiniteQuery({ ...historyQuery(companionId), enabled: isEnabled })
  const messages = useMemo(() => messagesOf(query.data), [query.data])
  return { ...query, messages }
}
