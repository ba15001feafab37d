import {
  type BodyInput,
  confirmPasskeySetup,
  confirmSecondFactorChange,
  confirmTotpSetup,
  getPasskeyChallenge,
  listSecondFactors,
  removeSecondFactor,
  renewRecoveryCodes,
  startPasskeySetup,
  startSecondFactorChange,
  startTotpSetup,
} from '@confida/contracts'
import { api } from '@confida/session'
import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

export const useSecondFactors = () =>
  useQuery({
    queryKey: [listSecondFactors.id],
    queryFn: ({ signal }) => api.call(listSecondFactors, { signal }),
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

/** The second step of a change: a code, or without one what a passkey signs. */
export const useProof = (ticket: string) =>
  useMutation({
    mutationFn: async (code: string | undefined) => {
      if (code) return api.call(confirmSecondFactorChange, { body: { ticket, code } })
      const { options } = await api.call(getPasskeyChallenge, { body: { ticket } })
      const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON
      const passkey = await startAuthentication({ optionsJSON })
      return api.call(confirmSecondFactorChange, { body: { ticket, passkey: { ...passkey } } })
    },
  })

/** A new secret; the same one as long as the dialog is open. */
export const useTotpSetup = (ticket: string) =>
  useQuery({
    queryKey: [startTotpSetup.id, ticket],
    queryFn: () => api.call(startTotpSetup, { body: { ticket } }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

export const useConfirmTotp = () =>
  useMutation({
    mutationFn: (body: BodyInput<typeof confirmTotpSetup>) => api.call(confirmTotpSetup, { body }),
  })

/** Has the browser make a passkey, and the server keep it. */
export const useNewPasskey = (ticket: string) =>
  useMutation({
    mutationFn: async (name: string) => {
      const { options } = await api.call(startPasskeySetup, { body: { ticket } })
      const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON
      const passkey = await startRegistration({ optionsJSON })
      return api.call(confirmPasskeySetup, { body: { ticket, name, passkey: { ...passkey } } })
    },
  })

export const useRemoveSecondFactor = (ticket: string) =>
  useMutation({
    mutationFn: (id: string) => api.call(removeSecondFactor, { params: { id }, body: { ticket } }),
  })

export const useRenewCodes = (ticket: string) =>
  useMutation({ mutationFn: () => api.call(renewRecoveryCodes, { body: { ticket } }) })
