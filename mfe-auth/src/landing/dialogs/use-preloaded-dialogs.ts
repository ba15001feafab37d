import { isKnownBrowser } from '@confida/session'
import { useEffect } from 'react'
import { dialogLoaders } from './dialog-loaders.ts'

const whenIdle = (action: () => void) => {
  // Safari has no idle callback.
  if (!('requestIdleCallback' in window)) return setTimeout(action, 2000)
  return window.requestIdleCallback(action, { timeout: 4000 })
}

/** Fetches the login dialog once the page has settled, for returning people: it is what most of them want next. */
export function usePreloadedDialogs(): void {
  useEffect(() => {
    if (isKnownBrowser()) whenIdle(() => void dialogLoaders.login().catch(() => undefined))
  }, [])
}
