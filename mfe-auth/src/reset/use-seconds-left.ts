import { useEffect, useState } from 'react'

const secondsUntil = (deadline: number) => Math.max(0, Math.ceil((deadline - Date.now()) / 1000))

/** Whole seconds until a moment, read from the clock: a timer would be wrong in a tab that slept. */
export function useSecondsLeft(deadline: number): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(deadline))
  useEffect(() => {
    const timer = setInterval(() => setSeconds(secondsUntil(deadline)), 1000)
    return () => clearInterval(timer)
  }, [deadline])
  return seconds
}
