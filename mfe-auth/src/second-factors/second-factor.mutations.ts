import {
  confirmSecondFactorChange,
  listSecondFactors,
  removeSecondFactor,
  renewRecoveryCodes,
  type SecondStepProof,
  startSecondFactorChange,
} from '@confida/contracts'
import { api } from '@confida/session'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

/** Without a connection the panel says so, instead of waiting for one. */
export const useSecondFactors = () =>
  useQuery({
    queryKey: [listSecondFactors.id],
    queryFn: ({ signal }) => api.call(listSecondFactors, { signal }),
    networkMode: 'always',
  })

/** Has the list of second factors fetched anew. */
export function useRefreshSecondFactors() {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: [listSecondFactors.id] })
}

export const useStartChange = () =>
  useMutation({
    mutationFn: (password: string) => api.call(startSecondFactorChange, { body: { password } }),
  })

export const proveChange = (body: SecondStepProof) => api.call(confirmSecondFactorChange, { body })

export const useRemoveSecondFactor = (ticket: string) =>
  useMutation({
    mutationFn: (id: string) => api.call(removeSecondFactor, { params: { id }, body: { ticket } }),
  })

export const useRenewCodes = (ticket: string) =>
  useMutation({ mutationFn: () => api.call(renewRecoveryCodes, { body: { ticket } }) })
