import { type CompanionDraft, createCompanion, removeCompanion, updateCompanion } from '@confida/contracts'
import { api } from '@confida/session'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { forgetCompanion, rememberCompanion } from './companion.queries.ts'

export interface SaveInput {
  /** The partner to change; a new one is made without. */
  id?: string
  draft: CompanionDraft
}

export function useSaveCompanion() {
  const client = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: ({ id, draft }: SaveInput) =>
      id === undefined
        ? api.call(createCompanion, { body: draft })
        : api.call(updateCompanion, { params: { id }, body: draft }),
    onSuccess: (companion) => rememberCompanion(client, companion),
  })
}

export function useRemoveCompanion() {
  const client = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: (id: string) => api.call(removeCompanion, { params: { id } }),
    onSuccess: (_, id) => forgetCompanion(client, id),
  })
}
