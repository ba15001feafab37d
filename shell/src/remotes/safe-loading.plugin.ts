import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'

/** Milliseconds after which a manifest or an entry script counts as not coming. */
const TIMEOUT_MS = 5000

/** Expected integrity by absolute address: of manifests from the registry, of entry scripts from the manifests. */
const integrities = new Map<string, string>()

/** Says what the manifest at an address has to hash to. */
export const expectIntegrity = (url: string, integrity: string) => integrities.set(url, integrity)

interface Manifest {
  metaData: { remoteEntry: { name: string; path?: string; integrity?: string } }
}

async function fetchManifest(url: string): Promise<Response> {
  const integrity = integrities.get(url)
  if (!integrity) throw new Error(`No integrity is known for ${url}`)
  const response = await fetch(url, { integrity, mode: 'cors', signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  const { remoteEntry } = ((await response.clone().json()) as Manifest).metaData
  if (!remoteEntry.integrity) throw new Error(`${url} holds no integrity for its entry`)
  expectIntegrity(new URL(`${remoteEntry.path ?? ''}${remoteEntry.name}`, url).href, remoteEntry.integrity)
  return response
}

function createEntryScript(url: string) {
  const integrity = integrities.get(new URL(url, location.href).href)
  if (!integrity) return undefined
  const script = document.createElement('script')
  script.src = url
  script.crossOrigin = 'anonymous'
  script.integrity = integrity
  return { script, timeout: TIMEOUT_MS }
}

/** Gives every load of a remote a time-out and lets only bytes run for which the registry vouches. */
export const safeLoadingPlugin = (): ModuleFederationRuntimePlugin => ({
  name: 'confida-safe-loading',
  fetch: (url) => (url.endsWith('mf-manifest.json') ? fetchManifest(url) : undefined),
  createScript: ({ url }) => createEntryScript(url),
})
