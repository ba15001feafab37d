import { getProfile, logout as logoutEndpoint, type User } from '@confida/contracts'
import { ApiError } from '@confida/http-client'
import { api } from './api.ts'
import { endSession, type LogoutReason, useSession } from './session.store.ts'
import { storedUser, TOKEN_KEY } from './storage.ts'

/** Milliseconds after which a page that is being left is gone as a rule, and a server that was away for a moment is back. */
const PAUSE_MS = 2000
/** Of a server that is not there, or cannot reach its database. */
const AWAY = new Set([502, 503, 504])

/** Goes on with who was there before, until there is a connection to ask. */
function goOnOffline(user: User): void {
  useSession.setState({ status: 'user', user })
  window.addEventListener('online', () => void checkSession(), { once: true })
}

/**
 * Loads the profile of the stored token. Any failure removes the token (specification §4); without a connection nothing is
 * asked, and so nothing fails.
 */
export async function checkSession(): Promise<void> {
  const { token } = useSession.getState()
  if (!token) return useSession.setState({ status: 'visitor' })
  const known = navigator.onLine ? undefined : storedUser()
  if (known) return goOnOffline(known)
  try {
    const user = await loadProfile()
    if (useSession.getState().token === token) useSession.setState({ status: 'user', user })
  } catch {
    if (useSession.getState().token === token) endSession('expired')
  }
}

/**
 * Leaving a page aborts its calls, before the next page is there: where its server is slow, long before. And a restart of the
 * server must not log out whoever opens a page meanwhile. So a call that says nothing of the token is made once more.
 */
async function loadProfile() {
  try {
    return await api.call(getProfile)
  } catch (error) {
    if (!(error instanceof ApiError && (error.isNetwork || AWAY.has(error.status)))) throw error
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    return api.call(getProfile)
  }
}

/**
 * Ends the session here at once, then on the server. The promise resolves when the server has answered or cannot be
 * reached.
 */
export function logout(reason: LogoutReason, message?: string): Promise<void> {
  const told = useSession.getState().token ? api.call(logoutEndpoint) : Promise.resolve()
  endSession(reason, message)
  return told.then(
    () => undefined,
    () => undefined,
  )
}

/** Follows logins and logouts made in other tabs. The shell calls it once. Returns a function that stops it. */
export function followOtherTabs(): () => void {
  const handleStorage = (event: StorageEvent) => {
    if (event.key !== TOKEN_KEY && event.key !== null) return
    const token = localStorage.getItem(TOKEN_KEY) ?? undefined
    if (token === useSession.getState().token) return
    if (!token) return endSession('user')
    useSession.setState({ token, user: undefined, status: 'checking' })
    void checkSession()
  }
  window.addEventListener('storage', handleStorage)
  return () => window.removeEventListener('storage', handleStorage)
}
