import type { Remote, RemoteName, RemoteRoute, ShellProps } from '@confida/remote-kit'
import type { ComponentType } from 'react'
import { getRemote } from './get-remote.ts'
import { inTime } from './in-time.ts'
import { phaseOf } from './load-problem.ts'
import { RemoteFailure } from './remote-failure.ts'
import { retryOnce } from './retry-once.ts'

export interface LoadedScreen {
  Screen: ComponentType<ShellProps>
}

const loaded = new Map<string, LoadedScreen>()

const keyOf = (name: RemoteName, route: string) => `${name}/${route}`

/** A screen that is loaded already and can be rendered at once. */
export const loadedScreen = (name: RemoteName, route: string): LoadedScreen | undefined =>
  loaded.get(keyOf(name, route))

/** A framework's bridge to the page is needed by remotes that draw themselves only. */
const mounted = (name: RemoteName, { mount }: Remote): RemoteRoute | undefined =>
  mount && {
    load: async () => ({ Screen: (await import('./mounted-screen.tsx')).mountedScreen(name, mount) }),
  }

/** Loads a remote's screen with the texts it needs. `isRetry` requests the registry and the remote again. */
export async function loadScreen(name: RemoteName, route: string, isRetry = false): Promise<LoadedScreen> {
  const remote = await getRemote(name, isRetry)
  const entry = remote.routes[route] ?? mounted(name, remote)
  if (!entry) throw new RemoteFailure(name, 'registry')
  const screen = await inTime(retryOnce(entry.load)).catch((cause) => {
    throw new RemoteFailure(name, phaseOf(cause, 'chunk'), undefined, cause)
  })
  loaded.set(keyOf(name, route), screen)
  return screen
}
