import {
  createMemory,
  type Memory,
  type MemoryChanges,
  type MemoryDraft,
  removeMemories,
  removeMemory,
  updateMemory,
} from '@confida/contracts'
import { ApiError } from '@confida/http-client'
import { useTranslation } from '@confida/i18n'
import { api } from '@confida/session'
import { notify } from '@confida/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { memoriesKey } from './memory.queries.ts'

/** Updates and removes memories; the list follows the server's response. */
export function useMemoryMutations(companionId: string) {
  const { t } = useTranslation('chat')
  const client = useQueryClient()
  const key = memoriesKey(companionId)
  const change = (edit: (memories: Memory[]) => Memory[]) =>
    client.setQueryData<Memory[]>(key, (memories) => memories && edit(memories))
  const fail = (reason = t('memories.saveFailed')) => {
    notify.error(reason)
    void client.invalidateQueries({ queryKey: key })
  }
  const onError = () => fail()

  const create = useMutation({
    mutationFn: (draft: MemoryDraft) => api.call(createMemory, { params: { id: companionId }, body: draft }),
    onSuccess: (memory) => {
      change((all) => [memory, ...all])
    },
    onError: (error) => fail(error instanceof ApiError ? error.details.detail : undefined),
  })
  const update = useMutation({
    mutationFn: ({ id, changes }: { id: string; changes: MemoryChanges }) =>
      api.call(updateMemory, { params: { id: companionId, memory_id: id }, body: changes }),
    onSuccess: (memory) => {
      change((all) => all.map((one) => (one.id === memory.id ? memory : one)))
    },
    onError,
  })
  const remove = useMutation({
    mutationFn: (id: string) => api.call(removeMemory, { params: { id: companionId, memory_id: id } }),
    onSuccess: (_, id) => {
      change((all) => all.filter((one) => one.id !== id))
      notify.success(t('memories.removed'))
    },
    onError,
  })
  const removeAll = useMutation({
    mutationFn: () => api.call(removeMemories, { params: { id: companionId } }),
    onSuccess: () => {
      change(() => [])
      notify.success(t('memories.forgotten'))
    },
    onError,
  })
  return { create, update, remove, removeAll }
}
