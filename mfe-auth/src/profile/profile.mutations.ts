import { confirmEmail, requestEmailChange, resendEmailConfirmation, updateOwnName } from '@confida/contracts'
import { api, updateUser, useSession } from '@confida/session'
import { useMutation } from '@tanstack/react-query'

export const useConfirmEmail = () =>
  useMutation({
    mutationFn: (token: string) => api.call(confirmEmail, { body: { token } }),
    onSuccess: ({ email }) => {
      if (useSession.getState().user?.email === email) updateUser({ email_confirmed: true })
    },
  })

export const useUpdateName = () =>
  useMutation({
    mutationFn: (name: string) => api.call(updateOwnName, { body: { name } }),
    onSuccess: ({ name }) => updateUser({ name }),
  })

export const useRequestEmailChange = () =>
  useMutation({
    mutationFn: (body: { email: string; password: string }) => api.call(requestEmailChange, { body }),
  })

export const useResendConfirmation = () =>
  useMutation({ mutationFn: () => api.call(resendEmailConfirmation) })
