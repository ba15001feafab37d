import { removeMessages } from '@confida/contracts'
import { api } from '@confida/session'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { tellOtherTabs } from '../other-tabs.ts'
import { conversationKey } from './chat.queries.ts'
import { historyKey } from './history.queries.ts'

/** Removes the conversation and starts it again, so that the companion greets again. */
export function useRemoveConversation(companionId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => api.call(removeMessages, { params: { id: companionId } }),
    onSuccess: async () => {
      tellOtherTabs({ companionId, isRemoved: true })
      await client.refetchQueries({ queryKey: conversationKey(companionId) })
      await client.resetQueries({ queryKey: historyKey(companionId) })
    },
  })
}
