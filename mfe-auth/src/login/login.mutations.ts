import { login, type Session } from '@confida/contracts'
import { api, beginSession } from '@confida/session'
import { useMutation } from '@tanstack/react-query'
import { loadLoginSecondStep } from '../second-step/load-second-step.ts'
import { type Credentials, forgetRemembered, remember } from './remembered-credentials.ts'

export interface LoginInput extends Credentials {
  rememberMe: boolean
}

/**
 * Begins the session. `onAccepted` is called before, as the session leads on at once; what is to be remembered is stored
 * before, too.
 */
export async function acceptLogin(
  { email, password, rememberMe }: LoginInput,
  session: Session,
  onAccepted: () => void,
): Promise<void> {
  if (rememberMe) await remember({ email: email.trim(), password })
  else forgetRemembered()
  onAccepted()
  beginSession(session)
}

/** Logs in and begins the session, or gives the second step that is missing, with its screen loaded. */
export const useLogin = (onAccepted: () => void) =>
  useMutation({
    mutationFn: async (input: LoginInput) => {
      const { email, password } = input
      const answer = await api.call(login, { body: { email, password } })
      if (!('second_step' in answer)) return acceptLogin(input, answer, onAccepted)
      await loadLoginSecondStep()
      return answer.second_step
    },
  })
