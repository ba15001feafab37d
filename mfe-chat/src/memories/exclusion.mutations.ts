import { excludeMemory, type Memory, type MemoryExclusion, removeMemoryExclusion } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { api } from '@confida/session'
import { notify } from '@confida/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { exclusionsKey } from './exclusion.queries.ts'
import { memoriesKey } from './memory.queries.ts'

/** Keeps facts out for good, and lets them in again. */
export function useExclusionMutations(companionId: string) {
  const { t } = useTranslation('chat')
  const client = useQueryClient()
  const key = exclusionsKey(companionId)
  const change = (edit: (exclusions: MemoryExclusion[]) => MemoryExclusion[]) =>
    client.setQueryData<MemoryExclusion[]>(key, (exclusions) => edit(exclusions ?? []))
  const onError = () => {
    notify.error(t('memories.saveFailed'))
    void client.invalidateQueries({ queryKey: key })
    void client.invalidateQueries({ queryKey: memoriesKey(companionId) })
  }

  const exclude = useMutation({
    mutationFn: (id: string) => api.call(excludeMemory, { params: { id: companionId, memory_id: id } }),
    onSuccess: (exclusion, id) => {
      change((all) => [exclusion, ...all.filter((one) => one.id !== exclusion.id)])
      client.setQueryData<Memory[]>(memoriesKey(companionId), (all) => all?.filter((one) => one.id !== id))
      notify.success(t('memories.excluded'))
    },
    onError,
  })
  const allow = useMutation({
    mutationFn: (id: string) =>
      api.call(removeMemoryExclusion, { params: { id: companionId, exclusion_id: id } }),
    onSuccess: (_, id) => {
      change((all) => all.filter((one) => one.id !== id))
      notify.success(t('memories.allowed'))
    },
    onError,
  })
  return { exclude, allow }
}
