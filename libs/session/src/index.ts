export { api } from './api.ts'
export { checkSession, followOtherTabs, logout } from './check.ts'
export { INACTIVITY_MS, type InactivityTimer, startInactivityTimer } from './inactivity.ts'
export { keepSessionAlive } from './keep-alive.ts'
export { useKeptDraft } from './kept-drafts.ts'
export {
  beginSession,
  endSession,
  type LogoutReason,
  replaceToken,
  type SessionState,
  type SessionStatus,
  takeLogoutMessage,
  updateUser,
  useSession,
} from './session.store.ts'
export { ADMIN_TOKEN_KEY, isKnownBrowser, TOKEN_KEY } from './storage.ts'
