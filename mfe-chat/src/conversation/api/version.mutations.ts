import { chooseVersion } from '@confida/contracts'
import { api } from '@confida/session'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { memoriesKey } from '../../memories/memory.queries.ts'
import { searchKey } from '../../search/search.queries.ts'
import { useConversation } from '../conversation-registry.ts'
import { tellOtherTabs } from '../other-tabs.ts'
import { reloadNewest } from './history-cache.ts'

/** Goes on from another version of the message. Also where that fails the history is loaded: another tab may have chosen. */
export function useChooseVersion(companionId: string, messageId: string) {
  const client = useQueryClient()
  const { store } = useConversation(companionId)
  return useMutation({
    mutationFn: async (versionId: string) => {
      const { conversationId: session_id } = store.getState()
      if (!session_id) return
      await api.call(chooseVersion, {
        params: { session_id },
        body: { message_id: messageId, version_id: versionId },
      })
    },
    onSettled: async () => {
      await reloadNewest(client, companionId)
      tellOtherTabs({ companionId })
      for (const queryKey of [searchKey(companionId), memoriesKey(companionId)])
        void client.invalidateQueries({ queryKey })
    },
  })
}
