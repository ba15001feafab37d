import { listMessages, type Message } from '@confida/contracts'
import { api } from '@confida/session'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { type History, historyKey } from '../conversation/api/history.queries.ts'

/**
 * The newest message with a companion: from the history where that is loaded (by the open chat), else requested
 * alone.
 */
export function useLastMessage(companionId: string, isOpen: boolean): Message | undefined {
  const client = useQueryClient()
  const key = historyKey(companionId)
  const loaded = useSyncExternalStore(
    (onChange) => client.getQueryCache().subscribe(onChange),
    () => client.getQueryData<History>(key),
  )
  const { data } = useQuery({
    queryKey: [...key, 'newest'],
    queryFn: ({ signal }) =>
      api.call(listMessages, { params: { id: companionId }, query: { limit: 1 }, signal }),
    enabled: !loaded && !isOpen,
    staleTime: 60_000,
  })
  return loaded?.pages[0]?.messages.at(-1) ?? data?.[0]
}
