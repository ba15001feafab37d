import { endUserSessions, listUserSessions } from '@confida/contracts'
import { api } from '@confida/session'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

export const useUserSessions = (id: string) =>
  useQuery({
    queryKey: [listUserSessions.id, id],
    queryFn: ({ signal }) => api.call(listUserSessions, { params: { id }, signal }),
    staleTime: 0,
  })

export function useEndUserSessions(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => api.call(endUserSessions, { params: { id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [listUserSessions.id, id] }),
  })
}
