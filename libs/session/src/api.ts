import { getProfile } from '@confida/contracts'
import { createHttpClient } from '@confida/http-client'
import { currentLanguage } from '@confida/i18n'
import { isIdle } from './inactivity.ts'
import { endSession, updateUser, useSession } from './session.store.ts'
import { storedAdminToken, storedToken } from './storage.ts'

/** Codes that invalidate the token; a wrong re-entered password (also 401) is not among them. */
const endingCodes = new Set(['token_missing', 'token_invalid', 'account_standby', 'second_factor_required'])

/** The client of the API, with the session's token and the interface language; shared by the shell and all remotes. */
export const api = createHttpClient({
  token: (permission) => (permission === 'admin' ? storedAdminToken() : storedToken()),
  language: currentLanguage,
  isIdle,
  onError: (error, endpoint) => {
    const ends = error.code !== undefined && endingCodes.has(error.code)
    // Somebody has given the administrator another role meanwhile: what is shown goes by the new one.
    if (error.code === 'forbidden' && endpoint.permission === 'admin') refreshUser()
    if (ends && endpoint.permission !== 'public' && useSession.getState().token) endSession('expired')
  },
})

function refreshUser(): void {
  const { token } = useSession.getState()
  const isSame = () => useSession.getState().token === token
  api.call(getProfile).then(
    (user) => isSame() && updateUser(user),
    () => undefined,
  )
}
