import type { RemoteName } from '@confida/remote-kit'
import { useCallback, useEffect, useState } from 'react'
import { type LoadedScreen, loadedScreen, loadScreen } from './load-screen.ts'
import { RemoteFailure } from './remote-failure.ts'

/** Both are absent while the screen is loading. */
export interface ScreenState {
  screen?: LoadedScreen
  failure?: RemoteFailure
}

const toFailure = (name: RemoteName, error: unknown) =>
  error instanceof RemoteFailure ? error : new RemoteFailure(name, 'evaluation', undefined, error)

/**
 * A remote's screen, at once if it was loaded before. `retry` requests the registry and the remote again; `fail` is for what
 * goes wrong in the screen without being thrown.
 */
export function useRemoteScreen(name: RemoteName, route: string) {
  const [state, setState] = useState<ScreenState>(() => ({ screen: loadedScreen(name, route) }))
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    let isCurrent = true
    const screen = attempt === 0 ? loadedScreen(name, route) : undefined
    setState((current) => (screen && current.screen === screen ? current : { screen }))
    if (screen) return
    loadScreen(name, route, attempt > 0).then(
      (loaded) => isCurrent && setState({ screen: loaded }),
      (error) => isCurrent && setState({ failure: toFailure(name, error) }),
    )
    return () => {
      isCurrent = false
    }
  }, [name, route, attempt])

  const retry = useCallback(() => setAttempt((count) => count + 1), [])
  const fail = useCallback(
    (error: unknown) => setState({ failure: new RemoteFailure(name, 'render', undefined, error) }),
    [name],
  )
  return { ...state, retry, fail }
}
