import type { Session, User } from '@confida/contracts'
import { create } from 'zustand'
import {
  LAST_ACTIVITY_KEY,
  LOGOUT_MESSAGE_KEY,
  removeDrafts,
  removeOffline,
  removeTokens,
  storedToken,
  storeTokens,
} from './storage.ts'

/** Why a session ended: by the user, by an hour without activity, or because the server refused the token. */
export type LogoutReason = 'user' | 'inactivity' | 'expired'

export type SessionStatus = 'checking' | 'visitor' | 'user'

export interface SessionState {
  /** `checking` until the profile of a stored token is known. */
  status: SessionStatus
  token: string | undefined
  user: User | undefined
  /** Why the last session ended; undefined before any did. */
  endedBy: LogoutReason | undefined
}

export const useSession = create<SessionState>(() => ({
  status: storedToken() ? 'checking' : 'visitor',
  token: storedToken(),
  user: undefined,
  endedBy: undefined,
}))

/** Starts the session that login and registration return: stores the token, for administrators `admin_token` too. */
export function beginSession({ token, user }: Session): void {
  removeOffline()
  storeTokens(token, user.role === 'admin')
  localStorage.setItem(LAST_ACTIVITY_KEY, String(Date.now()))
  useSession.setState({ status: 'user', token, user, endedBy: undefined })
}

/** Continues the session with the new token that a password change returns. */
export function replaceToken(token: string): void {
  storeTokens(token, useSession.getState().user?.role === 'admin')
  useSession.setState({ token })
}

/** Updates the user in the session after a response with newer data. */
export function updateUser(changes: Partial<User>): void {
  const { user } = useSession.getState()
  if (user) useSession.setState({ user: { ...user, ...changes } })
}

/** Forgets token and person on this browser. A message is kept for the landing page to show once. */
export function endSession(reason: LogoutReason, message?: string): void {
  removeTokens()
  if (reason === 'user') removeDrafts()
  if (message) localStorage.setItem(LOGOUT_MESSAGE_KEY, message)
  useSession.setState({ status: 'visitor', token: undefined, user: undefined, endedBy: reason })
}

/** The message that an automatic logout left for the landing page; reading it removes it. */
export function takeLogoutMessage(): string | undefined {
  const message = localStorage.getItem(LOGOUT_MESSAGE_KEY) ?? undefined
  localStorage.removeItem(LOGOUT_MESSAGE_KEY)
  return message
}
