import { requestUnsealCode, unsealChats } from '@confida/contracts'
import { api, updateUser } from '@confida/session'
import { useMutation, useQueryClient } from '@tanstack/react-query'

export const useRequestUnsealCode = () => useMutation({ mutationFn: () => api.call(requestUnsealCode) })

/** What was refused while the chats were sealed is fetched anew. */
export function useUnsealChats() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (code: string) => api.call(unsealChats, { body: { code } }),
    onSuccess: () => {
      updateUser({ are_chats_sealed: false })
      void queryClient.resetQueries()
    },
  })
}
