import { checkRegistry, type RemoteName, type RemoteRegistry, type RemoteRelease } from '@confida/remote-kit'

const REGISTRY_URL = '/remotes.json'
/** Local storage key of the last good registry. */
const LAST_GOOD_KEY = 'remotes_registry'
const TIMEOUT_MS = 5000

let loading: Promise<RemoteRegistry> | undefined
/** Of the registry that was loaded last. */
let origins = new Set<string>()

async function fetchRegistry(): Promise<RemoteRegistry> {
  const response = await fetch(REGISTRY_URL, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!response.ok) throw new Error(`The registry answered ${response.status}`)
  const registry = checkRegistry(await response.json())
  localStorage.setItem(LAST_GOOD_KEY, JSON.stringify(registry))
  return registry
}

function readLastGood(): RemoteRegistry {
  const stored = localStorage.getItem(LAST_GOOD_KEY)
  return stored ? checkRegistry(JSON.parse(stored)) : []
}

/** Requests the registry; on failure falls back to the last good copy. */
export function loadRegistry(): Promise<RemoteRegistry> {
  loading = fetchRegistry()
    .catch((error) => {
      console.error('registry_failed', error)
      return readLastGood()
    })
    .then((registry) => {
      origins = new Set(registry.map(({ entry }) => new URL(entry, location.href).origin))
      return registry
    })
  return loading
}

/** Whether a remote comes from there. */
export const isListedOrigin = (origin: string): boolean => origins.has(origin)

/** Finds a remote's release. `isFresh` requests the registry again, as a retry should. */
export async function findRelease(name: RemoteName, isFresh: boolean): Promise<RemoteRelease | undefined> {
  const registry = await (isFresh || !loading ? loadRegistry() : loading)
  return registry.find((release) => release.name === name)
}
