import { login } from '@confida/contracts'
import { api, beginSession } from '@confida/session'
import { useMutation } from '@tanstack/react-query'
import { type Credentials, forgetRemembered, remember } from './remembered-credentials.ts'

interface LoginInput extends Credentials {
  rememberMe: boolean
}

/**
 * Logs in and begins the session. `onAccepted` is called before, as the session leads on at once; what is to be
 * remembered is stored before, too.
 */
export const useLogin = (onAccepted: () => void) =>
  useMutation({
    mutationFn: async ({ email, password, rememberMe }: LoginInput) => {
      const session = await api.call(login, { body: { email, password } })
      if (rememberMe) await remember({ email: email.trim(), password })
      else forgetRemembered()
      onAccepted()
      beginSession(session)
    },
  })
