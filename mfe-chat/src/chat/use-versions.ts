import { useTranslation } from '@confida/i18n'
import { notify } from '@confida/ui'
import { useStore } from 'zustand'
import { useChooseVersion } from '../conversation/api/version.mutations.ts'
import type { ChatMessage } from '../conversation/conversation.types.ts'
import { useConversation } from '../conversation/conversation-registry.ts'

/** The place of a message among its versions, and how to step to another; undefined where it is the only one. */
export function useVersions({ id, versions }: ChatMessage, companionId: string) {
  const { t } = useTranslation('chat')
  const { store } = useConversation(companionId)
  const isWaiting = useStore(store, (state) => state.pending !== null)
  const choice = useChooseVersion(companionId, id)
  if (!versions) return undefined
  const at = versions.indexOf(id)
  const step = (by: -1 | 1) => {
    const chosen = versions[at + by]
    if (!chosen || isWaiting || choice.isPending) return
    choice.mutate(chosen, { onError: () => notify.error(t('messages.versionFailed')) })
  }
  return {
    index: at + 1,
    total: versions.length,
    step,
    isBusy: isWaiting || choice.isPending,
  }
}

export type Versions = NonNullable<ReturnType<typeof useVersions>>
