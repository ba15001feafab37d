import { isKnownBrowser } from '@confida/session'
import { useEffect } from 'react'
import { dialogLoaders } from './dialog-loaders.ts'

const whenIdle = (action: () => void) => {
  // Safari has no idle callback.
  if (!('requestIdleCallback' in window)) return setTimeout(action, 2000)
  return window.requestIdleCallback(action, { timeout: 4000 })
}

/** Prefetches the login dialog for returning users once the page is idle: most of them open it next. */
export function usePreloadedDialogs(): void {
  useEffect(() => {
    if (isKnownBrowser()) whenIdle(() => void dialogLoaders.login().catch(() => undefined))
  }, [])
}
