import { HISTORY_PAGE, listMessages } from '@confida/contracts'
import { api } from '@confida/session'
import { useInfiniteQuery } from '@tanstack/react-query'
import { historyKey } from '../conversation/api/history.queries.ts'

export const searchKey = (companionId: string) => [...historyKey(companionId), 'search'] as const

/** Ids of the matching messages of the whole conversation, newest first, page by page. */
export const useMatchingMessages = (companionId: string, words: string, isEnabled: boolean) =>
  useInfiniteQuery({
    queryKey: [...searchKey(companionId), words],
    queryFn: async ({ pageParam: before, signal }) => {
      const query = { search: words, before }
      const messages = await api.call(listMessages, { params: { id: companionId }, query, signal })
      return messages.map(({ id }) => id).reverse()
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (ids: string[]) => (ids.length === HISTORY_PAGE ? ids.at(-1) : undefined),
    enabled: isEnabled,
    staleTime: 0,
    gcTime: 0,
  })
