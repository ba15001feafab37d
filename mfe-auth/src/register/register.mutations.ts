import type { BodyInput } from '@confida/contracts'
import { register } from '@confida/contracts'
import { api, beginSession } from '@confida/session'
import { useMutation } from '@tanstack/react-query'

/**
 * Creates the account and begins its session. `onCreated` is called before: the session leads on at once, and the form
 * that asked is then no longer there to be told.
 */
export const useRegister = (onCreated: () => void) =>
  useMutation({
    mutationFn: async (body: BodyInput<typeof register>) => {
      const session = await api.call(register, { body })
      onCreated()
      beginSession(session)
    },
  })
