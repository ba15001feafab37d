import type { User } from '@confida/contracts'

/** Local storage keys of the session (specification §3). */
export const TOKEN_KEY = 'token'
export const ADMIN_TOKEN_KEY = 'admin_token'
export const LOGOUT_MESSAGE_KEY = 'logout_message'
export const LAST_ACTIVITY_KEY = 'last_activity'

/** In session storage: what was typed and not saved. */
export const DRAFT_PREFIX = 'draft '

/** In local storage: what of the person's own can be read without a connection. */
export const OFFLINE_PREFIX = 'offline '
export const OFFLINE_USER_KEY = `${OFFLINE_PREFIX}user`

export const storedToken = () => localStorage.getItem(TOKEN_KEY) ?? undefined

/** Administrator calls send `admin_token`, or the session token where there is none. */
export const storedAdminToken = () => localStorage.getItem(ADMIN_TOKEN_KEY) ?? storedToken()

export function storeTokens(token: string, isAdmin: boolean): void {
  localStorage.setItem(TOKEN_KEY, token)
  if (isAdmin) localStorage.setItem(ADMIN_TOKEN_KEY, token)
  else localStorage.removeItem(ADMIN_TOKEN_KEY)
}

/** Whether a user has been logged in on this browser before. */
export const isKnownBrowser = () => localStorage.getItem(LAST_ACTIVITY_KEY) !== null

export function removeTokens(): void {
  removeOffline()
  localStorage.removeItem(TOKEN_KEY)
  localStorage.removeItem(ADMIN_TOKEN_KEY)
}

export function removeDrafts(): void {
  for (const key of Object.keys(sessionStorage))
    if (key.startsWith(DRAFT_PREFIX)) sessionStorage.removeItem(key)
}

export function removeOffline(): void {
  for (const key of Object.keys(localStorage))
    if (key.startsWith(OFFLINE_PREFIX)) localStorage.removeItem(key)
}

/** What was kept as JSON; undefined where there is nothing, or nothing that can be read. */
export function parseKept<Kept>(read: () => string | null | undefined): Kept | undefined {
  try {
    return JSON.parse(read() || 'null') ?? undefined
  } catch {
    return undefined
  }
}

export const readOffline = <Kept>(key: string) => parseKept<Kept>(() => localStorage.getItem(key))

/** The person of the stored token, as far as the browser knows without a connection. */
export const storedUser = () => readOffline<User>(OFFLINE_USER_KEY)
