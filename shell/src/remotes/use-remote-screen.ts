import type { RemoteName, ScreenProps } from '@confida/remote-kit'
import { type ComponentType, useCallback, useEffect, useState } from 'react'
import { getRemote } from './get-remote.ts'
import { RemoteFailure } from './remote-failure.ts'
import { tryTwice } from './try-twice.ts'

export interface LoadedScreen {
  Screen: ComponentType<ScreenProps>
  isPlain: boolean
}

export type ScreenState = { screen: LoadedScreen } | { failure: RemoteFailure } | undefined

async function loadScreen(name: RemoteName, route: string, isRetry: boolean): Promise<LoadedScreen> {
  const remote = await getRemote(name, isRetry)
  const entry = remote.routes[route]
  if (!entry) throw new RemoteFailure(name, 'listed')
  const { Screen } = await tryTwice(entry.load).catch((cause) => {
    throw new RemoteFailure(name, 'loaded', undefined, cause)
  })
  return { Screen, isPlain: entry.isPlain ?? false }
}

const asFailure = (name: RemoteName, error: unknown) =>
  error instanceof RemoteFailure ? error : new RemoteFailure(name, 'loaded', undefined, error)

/** Loads a remote's screen. `retry` asks the registry and the remote's origin again. */
export function useRemoteScreen(name: RemoteName, route: string) {
  const [state, setState] = useState<ScreenState>()
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    let isCurrent = true
    setState(undefined)
    loadScreen(name, route, attempt > 0).then(
      (screen) => isCurrent && setState({ screen }),
      (error) => isCurrent && setState({ failure: asFailure(name, error) }),
    )
    return () => {
      isCurrent = false
    }
  }, [name, route, attempt])

  const retry = useCallback(() => setAttempt((count) => count + 1), [])
  return { state, retry }
}
