import { acceptsContract, type Remote, type RemoteName, type RemoteRelease } from '@confida/remote-kit'
import { phaseOf } from './load-problem.ts'
import { loadRelease } from './load-release.ts'
import { findRelease } from './registry.ts'
import { RemoteFailure } from './remote-failure.ts'
import { noteOpening } from './remote-reports.ts'

interface Fetched {
  remote: Remote
  release: RemoteRelease
}

const fetched = new Map<RemoteName, Promise<Fetched>>()

async function resolveAndLoad(name: RemoteName, isRetry: boolean): Promise<Fetched> {
  const release = await findRelease(name, isRetry)
  // Checked before any of its code runs: what was built for another shell may break in ways that no boundary catches.
  if (!acceptsContract(release.contract)) throw new RemoteFailure(name, 'contract', release)
  try {
    const remote = await loadRelease(release)
    noteOpening(release)
    return { remote, release }
  } catch (cause) {
    throw new RemoteFailure(name, phaseOf(cause, 'entry'), release, cause)
  }
}

/** Loads a remote's code once. A failure is not cached: the next call tries again. */
export function fetchRemote(name: RemoteName, isRetry = false): Promise<Fetched> {
  const known = fetched.get(name)
  if (known && !isRetry) return known
  const fetching = resolveAndLoad(name, isRetry)
  fetched.set(name, fetching)
  fetching.catch(() => fetched.get(name) === fetching && fetched.delete(name))
  return fetching
}

/** Those whose code was loaded on this page. */
export async function openedRemotes(): Promise<string[]> {
  const settled = await Promise.allSettled(fetched.values())
  return settled.flatMap((each) => (each.status === 'fulfilled' ? each.value.release.name : []))
}
