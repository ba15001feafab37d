import { listMemories } from '@confida/contracts'
import { api } from '@confida/session'
import { queryOptions, useQuery } from '@tanstack/react-query'

export const memoriesKey = (companionId: string) => [listMemories.id, companionId] as const

/** Without a connection the panel says so, instead of waiting for one. */
const memoriesQuery = (companionId: string) =>
  queryOptions({
    queryKey: memoriesKey(companionId),
    queryFn: ({ signal }) => api.call(listMemories, { params: { id: companionId }, signal }),
    networkMode: 'always',
    refetchOnReconnect: true,
  })

export const useMemories = (companionId: string) => useQuery({ ...memoriesQuery(companionId), staleTime: 0 })

/** Those of the ids that are still remembered; rows that scroll into view do not ask for them again. */
export function useUsedMemories(companionId: string, ids: readonly string[]) {
  const { data = [] } = useQuery({ ...memoriesQuery(companionId), staleTime: Number.POSITIVE_INFINITY })
  return data.filter(({ id }) => ids.includes(id))
}
