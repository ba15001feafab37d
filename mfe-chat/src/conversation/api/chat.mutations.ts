import { removeMessages } from '@confida/contracts'
import { api } from '@confida/session'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { sessionKey } from './chat.queries.ts'
import { historyKey } from './history.queries.ts'

/** Deletes the conversation, and opens it anew so that the partner greets again. */
export function useDeleteChat(companionId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => api.call(removeMessages, { params: { id: companionId } }),
    onSuccess: async () => {
      await client.refetchQueries({ queryKey: sessionKey(companionId) })
      await client.resetQueries({ queryKey: historyKey(companionId) })
    },
  })
}
