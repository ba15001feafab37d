import { confirmPasswordReset, requestPasswordReset, verifyResetCode } from '@confida/contracts'
import { api } from '@confida/session'
import { useMutation } from '@tanstack/react-query'

/** Sends a code by mail; the response is the same whether or not the address has an account. */
export const useRequestReset = () =>
  useMutation({ mutationFn: (email: string) => api.call(requestPasswordReset, { body: { email } }) })

/** Checks a code without using it up. */
export const useVerifyCode = () =>
  useMutation({
    mutationFn: (body: { email: string; code: string }) => api.call(verifyResetCode, { body }),
  })

/** Sets the new password with the code. */
export const useConfirmReset = () =>
  useMutation({
    mutationFn: (body: { email: string; code: string; new_password: string }) =>
      api.call(confirmPasswordReset, { body }),
  })
