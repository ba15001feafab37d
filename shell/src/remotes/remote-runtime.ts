import { registerTexts } from '@confida/i18n'
import { acceptsContract, type Remote, type RemoteName } from '@confida/remote-kit'
import { findRelease } from './registry.ts'
import { loadRelease } from './remote-container.ts'
import { RemoteFailure } from './remote-failure.ts'

const loaded = new Map<RemoteName, Promise<Remote>>()

async function load(name: RemoteName, isRetry: boolean): Promise<Remote> {
  const release = await findRelease(name, isRetry)
  if (!release) throw new RemoteFailure(name, 'listed')
  // Before any of its code runs: what was built for another shell may break in ways that no boundary catches.
  if (!acceptsContract(release.contract)) throw new RemoteFailure(name, 'contract', release)
  const remote = await loadRelease(release).catch((cause) => {
    throw new RemoteFailure(name, 'loaded', release, cause)
  })
  await registerTexts(remote.texts.namespace, remote.texts.load).catch((cause) => {
    throw new RemoteFailure(name, 'texts', release, cause)
  })
  return remote
}

/** Loads a remote once. A failure is not kept: the next call, or a retry, tries afresh. */
export function getRemote(name: RemoteName, isRetry = false): Promise<Remote> {
  const known = loaded.get(name)
  if (known && !isRetry) return known
  const loading = load(name, isRetry)
  loaded.set(name, loading)
  loading.catch(() => loaded.get(name) === loading && loaded.delete(name))
  return loading
}
