import { listMemoryExclusions } from '@confida/contracts'
import { api } from '@confida/session'
import { useQuery } from '@tanstack/react-query'

export const exclusionsKey = (companionId: string) => [listMemoryExclusions.id, companionId] as const

/** What the companion is never to remember. */
export const useExclusions = (companionId: string) =>
  useQuery({
    queryKey: exclusionsKey(companionId),
    queryFn: ({ signal }) => api.call(listMemoryExclusions, { params: { id: companionId }, signal }),
    staleTime: 0,
  })
