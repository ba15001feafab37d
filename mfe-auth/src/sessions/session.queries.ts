import { endAllSessions, endOneSession, listSessions } from '@confida/contracts'
import { api } from '@confida/session'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

/** Without a connection the panel says so, instead of waiting for one. */
export const useSessions = () =>
  useQuery({
    queryKey: [listSessions.id],
    queryFn: ({ signal }) => api.call(listSessions, { signal }),
    networkMode: 'always',
    staleTime: 0,
  })

/** Also where it fails the list is fetched anew: the session may have ended by itself. */
export function useEndSession() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => api.call(endOneSession, { params: { id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [listSessions.id] }),
  })
}

export const useEndAllSessions = () => useMutation({ mutationFn: () => api.call(endAllSessions) })
