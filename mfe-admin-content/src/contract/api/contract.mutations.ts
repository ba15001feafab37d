import { type ContractDraft, getAdminContract, getContract, updateContract } from '@confida/contracts'
import { api } from '@confida/session'
import { useMutation, useQueryClient } from '@tanstack/react-query'

/** Saves the contract as a new version and asks for it again; under way until both are done. */
export function useSaveContract() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: ContractDraft) => api.call(updateContract, { body }),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: [getContract.id] })
      return queryClient.invalidateQueries({ queryKey: [getAdminContract.id] })
    },
  })
}
