import { useEffect, useEffectEvent } from 'react'

/** Milliseconds between two checks; also the precision of the counted time. */
const TICK_MS = 60_000

/** Calls back each time the page has been visible for another `everyMs` milliseconds. */
export function useVisibleTime(everyMs: number, onPassed: () => void): void {
  const handlePassed = useEffectEvent(onPassed)
  useEffect(() => {
    let used = 0
    let since = Date.now()
    const count = () => {
      const now = Date.now()
      if (document.visibilityState === 'visible') used += now - since
      since = now
      if (used < everyMs) return
      used %= everyMs
      handlePassed()
    }
    const handleChange = () => {
      // The time until hiding counts, the time until showing again does not.
      if (document.visibilityState === 'hidden') used += Date.now() - since
      since = Date.now()
    }
    const timer = setInterval(count, TICK_MS)
    document.addEventListener('visibilitychange', handleChange)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', handleChange)
    }
  }, [everyMs])
}
