import { changePassword } from '@confida/contracts'
import { api, replaceToken, updateUser, useSession } from '@confida/session'
import { useMutation } from '@tanstack/react-query'
import { refreshRemembered } from '../login/remembered-credentials.ts'

interface PasswordChange {
  current_password: string
  new_password: string
}

/** Changes the password and goes on with the fresh token; what this browser remembers is brought up to date. */
export const useChangePassword = () =>
  useMutation({
    mutationFn: async (body: PasswordChange) => {
      const { token } = await api.call(changePassword, { body })
      replaceToken(token)
      const email = useSession.getState().user?.email
      updateUser({ has_temporary_login: false })
      if (email) await refreshRemembered({ email, password: body.new_password })
    },
  })
