import { registerTexts } from '@confida/i18n'
import { acceptsContract, type Remote, type RemoteName, type RemoteRelease } from '@confida/remote-kit'
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime'
import { findRelease, loadRegistry } from './registry.ts'
import { RemoteFailure } from './remote-failure.ts'
import { expectIntegrity, safeLoadingPlugin } from './safe-loading.plugin.ts'

const loaded = new Map<RemoteName, Promise<Remote>>()

const containerName = (name: RemoteName) => name.replaceAll('-', '_')

/** Prepares the run time and asks for the registry; no remote is loaded before its place is on screen. */
export function startRemotes(): void {
  registerPlugins([safeLoadingPlugin()])
  void loadRegistry()
}

async function loadModule(release: RemoteRelease): Promise<Remote> {
  const entry = new URL(release.entry, location.href).href
  const name = containerName(release.name)
  expectIntegrity(entry, release.integrity)
  registerRemotes([{ name, entry }], { force: true })
  const module = await loadRemote<{ default: Remote }>(`${name}/remote`)
  if (!module) throw new Error(`${release.name} exposes nothing`)
  return module.default
}

async function load(name: RemoteName, isRetry: boolean): Promise<Remote> {
  const release = await findRelease(name, isRetry)
  if (!release) throw new RemoteFailure(name, 'listed')
  // Before any of its code runs: what was built for another shell may break in ways that no boundary catches.
  if (!acceptsContract(release.contract)) throw new RemoteFailure(name, 'contract', release)
  const remote = await loadModule(release).catch((cause) => {
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
