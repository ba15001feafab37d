import {
  type BodyInput,
  completeLogin,
  confirmPasskeySetup,
  confirmTotpSetup,
  getPasskeyChallenge,
  type SecondStepProof,
  startPasskeySetup,
  startTotpSetup,
} from '@confida/contracts'
import { api } from '@confida/session'
import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser'
import { useMutation, useQuery } from '@tanstack/react-query'

/** Gives a second step to the server: to log in, or before the second factors are changed. */
export type Prove<Result = unknown> = (proof: SecondStepProof) => Promise<Result>

export const proveLogin = (body: SecondStepProof) => api.call(completeLogin, { body })

export const useCodeProof = (ticket: string, prove: Prove) =>
  useMutation({ mutationFn: (code: string) => prove({ ticket, code }) })

/** Has a passkey sign what the server asks for. */
export const usePasskeyProof = (ticket: string, prove: Prove) =>
  useMutation({
    mutationFn: async () => {
      const { options } = await api.call(getPasskeyChallenge, { body: { ticket } })
      const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON
      const passkey = await startAuthentication({ optionsJSON })
      return prove({ ticket, passkey: { ...passkey } })
    },
  })

/** A new secret; the same one as long as the dialog is open. */
export const useTotpSetup = (ticket: string) =>
  useQuery({
    queryKey: [startTotpSetup.id, ticket],
    queryFn: () => api.call(startTotpSetup, { body: { ticket } }),
    networkMode: 'always',
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
