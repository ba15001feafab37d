import { getProfile } from '@confida/contracts'
import { api } from './api.ts'
import { useSession } from './session.store.ts'

/** Milliseconds; well within the shortest ADMIN_SESSION_IDLE_MINUTES. */
const TELL_EVERY_MS = 120_000

let toldAt = Date.now()

/**
 * Tells the server that an administrator is at work, who may write a text for longer than a session lasts without calls.
 * Where it has ended meanwhile, this shows it at the first touch instead of when the text is saved.
 */
export function keepSessionAlive(): void {
  if (useSession.getState().user?.role !== 'admin' || Date.now() - toldAt < TELL_EVERY_MS) return
  toldAt = Date.now()
  api.call(getProfile).catch(() => undefined)
}
