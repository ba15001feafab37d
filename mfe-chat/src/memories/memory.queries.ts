import { listMemories } from '@confida/contracts'
import { api } from '@confida/session'
import { useQuery } from '@tanstack/react-query'

export const memoriesKey = (companionId: string) => [listMemories.id, companionId] as const

export const useMemories = (companionId: string) =>
  useQuery({
    queryKey: memoriesKey(companionId),
    queryFn: ({ signal }) => api.call(listMemories, { params: { id: companionId }, signal }),
    staleTime: 0,
  })
