import type { Remote, RemoteModule, RemoteName, RemoteRelease } from '@confida/remote-kit'
import { federation } from './federation.ts'
import { inTime } from './in-time.ts'
import { LoadProblem } from './load-problem.ts'
import { expectRelease, explain } from './release-guard.ts'
import { retryOnce } from './retry-once.ts'

/** The integrity of the manifests that came, by the remote's name. */
const loaded = new Map<string, string>()

function register(release: RemoteRelease): void {
  const { name, integrity } = release
  if (loaded.get(name) === integrity) return
  loaded.delete(name)
  expectRelease(release)
  const entry = new URL(release.entry, location.href).href
  // By force: else the run time would keep the failure of an earlier attempt, or an earlier release.
  federation.registerRemotes([{ name, entry }], { force: true })
}

/** A remote that exposes only `mount` has texts and navigation of its own. */
function toRemote({ name, version, contract }: RemoteRelease, module: RemoteModule): Remote {
  if ('mount' in module) {
    const texts = { namespace: name, load: async () => ({}) }
    return {
      name: name as RemoteName,
      version,
      contract,
      texts,
      routes: {},
      navigation: [],
      mount: module.mount,
    }
  }
  if (!module.default) throw new LoadProblem('threw', `${name} exposes nothing`)
  return module.default
}

/** Loads a release's code, which is checked on its way, and hands it the shared modules. */
export async function loadRelease(release: RemoteRelease): Promise<Remote> {
  register(release)
  try {
    const load = () => federation.loadRemote<RemoteModule>(`${release.name}/remote`)
    const module = await inTime(retryOnce(load))
    const remote = toRemote(release, module ?? ({} as RemoteModule))
    loaded.set(release.name, release.integrity)
    return remote
  } catch (error) {
    throw explain(release.name, error)
  }
}
