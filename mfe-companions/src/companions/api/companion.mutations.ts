import { type CompanionDraft, createCompanion, removeCompanion, updateCompanion } from '@confida/contracts'
import { api } from '@confida/session'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { addToCache, removeFromCache } from './companion.queries.ts'

export interface CompanionSave {
  /** The companion to change; a new one is made without. */
  id?: string
  draft: CompanionDraft
}

export function useSaveCompanion() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, draft }: CompanionSave) =>
      id === undefined
        ? api.call(createCompanion, { body: draft })
        : api.call(updateCompanion, { params: { id }, body: draft }),
    onSuccess: (companion) => addToCache(client, companion),
  })
}

export function useRemoveCompanion() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => api.call(removeCompanion, { params: { id } }),
    onSuccess: (_, id) => removeFromCache(client, id),
  })
}
