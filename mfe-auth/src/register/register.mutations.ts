import { type BodyInput, register } from '@confida/contracts'
import { api, beginSession } from '@confida/session'
import { useMutation } from '@tanstack/react-query'

/** Creates the account and begins its session. */
export const useRegister = () =>
  useMutation({
    mutationFn: async (body: BodyInput<typeof register>) => beginSession(await api.call(register, { body })),
  })
