import { LAST_ACTIVITY_KEY } from './storage.ts'

/** Milliseconds without activity after which the session ends (specification §9). */
export const INACTIVITY_MS = 3_600_000

/** Writing local storage on every pointer move would be wasteful; other tabs need no finer grain. */
const SHARE_EVERY_MS = 1000

/** After so long without activity a call is none that somebody asked for. */
const IDLE_MS = 60_000

const lastActivity = () => Number(localStorage.getItem(LAST_ACTIVITY_KEY)) || Date.now()

/** Whether nobody has touched any tab of the product for a minute. */
export const isIdle = () => Date.now() - lastActivity() > IDLE_MS

const activityEvents = ['mousemove', 'mousedown', 'keydown', 'scroll', 'wheel', 'touchstart', 'touchmove']

export interface InactivityTimer {
  /** Stops counting; the time until `resume` does not count. */
  pause: () => void
  resume: () => void
  stop: () => void
}

/**
 * Calls `onInactive` once nobody has touched any tab of the product for an hour, and `onActivity` while somebody is active
 * in this one, once a second at most. Tabs share the moment of the last activity through local storage, so that work in
 * one keeps the others logged in.
 */
export function startInactivityTimer(onInactive: () => void, onActivity?: () => void): InactivityTimer {
  let timer: ReturnType<typeof setTimeout> | undefined
  let lastShared = 0
  let isPaused = false

  const share = (now: number) => {
    lastShared = now
    localStorage.setItem(LAST_ACTIVITY_KEY, String(now))
  }

  const schedule = () => {
    clearTimeout(timer)
    timer = setTimeout(check, Math.max(0, lastActivity() + INACTIVITY_MS - Date.now()))
  }

  const check = () => {
    if (isPaused) return
    if (Date.now() - lastActivity() >= INACTIVITY_MS) return onInactive()
    schedule()
  }

  const handleActivity = () => {
    const now = Date.now()
    if (isPaused || now - lastShared < SHARE_EVERY_MS) return
    // A sleeping machine fires no timers: the first touch after waking must not count as having been active.
    if (now - lastActivity() >= INACTIVITY_MS) return onInactive()
    share(now)
    schedule()
    onActivity?.()
  }

  const listen = (verb: 'addEventListener' | 'removeEventListener') => {
    for (const event of activityEvents) window[verb](event, handleActivity, { capture: true, passive: true })
    document[verb]('visibilitychange', check)
  }

  const stop = () => {
    clearTimeout(timer)
    listen('removeEventListener')
  }

  // Without a start (a token stored by other means) the hour would never pass.
  if (!localStorage.getItem(LAST_ACTIVITY_KEY)) share(Date.now())
  listen('addEventListener')
  check()
  return {
    pause: () => {
      isPaused = true
      clearTimeout(timer)
    },
    resume: () => {
      isPaused = false
      share(Date.now())
      schedule()
    },
    stop,
  }
}
