import type { RemoteName } from '@confida/remote-kit'
import { useEffect } from 'react'
import { getRemote } from './get-remote.ts'

const LATEST_MS = 4000

function whenIdle(action: () => void): () => void {
  // Safari has no idle callback.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(action, LATEST_MS / 2)
    return () => clearTimeout(timer)
  }
  const callback = requestIdleCallback(action, { timeout: LATEST_MS })
  return () => cancelIdleCallback(callback)
}

/**
 * Fetches what a remote's screens begin with (its entry and texts, not the screens) once the page has settled, where the
 * person is likely to go there next: on a phone nobody points at a link before touching it.
 */
export function useIdleWarmUp(name: RemoteName | undefined): void {
  useEffect(() => {
    if (!name) return
    return whenIdle(() => void getRemote(name).catch(() => undefined))
  }, [name])
}
