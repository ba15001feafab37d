import { useEffect, useState } from 'react'

type Lazy<T> = { value: T } | { error: unknown } | undefined

/**
 * Loads a chunk when the component first needs it. Unlike `React.lazy` it forgets a failure, so that a retry asks the
 * network again. `load` has to be the same function on every render.
 */
export function useLazy<T>(load: () => Promise<T>) {
  const [state, setState] = useState<Lazy<T>>()
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads again
  useEffect(() => {
    let isCurrent = true
    setState(undefined)
    load().then(
      (value) => isCurrent && setState({ value }),
      (error) => isCurrent && setState({ error }),
    )
    return () => {
      isCurrent = false
    }
  }, [load, attempt])

  return { state, retry: () => setAttempt((count) => count + 1) }
}
