import type { RemoteRelease } from '@confida/remote-kit'
import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime'
import type { types } from '@module-federation/runtime-core'
import { TIMEOUT_MS } from './in-time.ts'
import { FileNotLoaded, LoadProblem } from './load-problem.ts'
import { pause } from './retry-once.ts'

interface VouchedFile {
  name: string
  integrity: string
}

/** What the guard reads of a manifest. */
interface Manifest {
  metaData?: {
    remoteEntry?: { integrity?: string }
    /** The chunks and styles of a build of ES modules, for whose integrity browsers have no other place. */
    modules?: VouchedFile[]
  }
}

/** What is known of a release that is being loaded. */
interface Loading {
  release: RemoteRelease
  /** Once the manifest has come. */
  entryIntegrity?: string
  modules: VouchedFile[]
  /** Once the entry was asked for. */
  entryUrl?: string
  /** Why the guard refused it. */
  problem?: Error
}

const loadings = new Map<string, Loading>()

/** Called before a release is loaded: from then on nothing but its files is let in under its name. */
export const expectRelease = (release: RemoteRelease): unknown =>
  loadings.set(release.name, { release, modules: [] })

function loadingOf(name = ''): Loading {
  const loading = loadings.get(name)
  if (!loading) throw new Error(`Nobody vouches for ${name}`)
  return loading
}

/** Why the release that was expected last did not load: of what the guard knows the run time hands on a text only. */
export function explain(name: string, error: unknown): unknown {
  const { problem, entryUrl } = loadingOf(name)
  if (problem) return problem
  const isEntry = error instanceof Error && error.message.includes('ScriptNetworkError')
  return isEntry && entryUrl ? new FileNotLoaded(entryUrl, error) : error
}

const isNetworkFailure = (error: unknown) =>
  error instanceof TypeError || (error instanceof DOMException && error.name === 'AbortError')

async function fetchManifest(url: string, integrity: string): Promise<Response> {
  const request = () => fetch(url, { integrity, mode: 'cors', signal: AbortSignal.timeout(TIMEOUT_MS) })
  try {
    return await request()
  } catch (error) {
    if (!isNetworkFailure(error)) throw error
    await pause()
    return request().catch((again) => {
      throw isNetworkFailure(again) ? new FileNotLoaded(url, again) : again
    })
  }
}

/**
 * Has the browser fetch and check a file of a build of ES modules. An import takes the module that was checked, and the
 * build's own loader finds its style there already.
 */
async function loadChecked(href: string, integrity: string): Promise<void> {
  const isStyle = href.endsWith('.css')
  const link = document.createElement('link')
  const rel = isStyle ? 'stylesheet' : 'modulepreload'
  Object.assign(link, { rel, href, integrity, crossOrigin: 'anonymous' })
  const loaded = new Promise((resolve, reject) => {
    link.onload = resolve
    link.onerror = (event) => reject(new FileNotLoaded(href, event))
  })
  document.head.append(link)
  try {
    await loaded
    if (!isStyle) link.remove()
  } catch (error) {
    link.remove()
    throw error
  }
}

type LoadEntryError = NonNullable<ModuleFederationRuntimePlugin['loadEntryError']>

/** Browsers hand the failure of a preload to the next request: without a second one, the first Retry after an outage would fail. */
async function retryEntry({
  getRemoteEntry,
  globalLoading,
  uniqueKey,
  ...entry
}: Parameters<LoadEntryError>[0]): Promise<types.RemoteEntryExports | undefined> {
  await pause()
  delete globalLoading[uniqueKey]
  return (await getRemoteEntry(entry)) || undefined
}

/**
 * A chain of integrity checks starts at the registry: it has the hash of the manifest, the manifest that of the entry
 * script, and the entry script those of its chunks. The run time's own requests carry none.
 */
export const releaseGuard: ModuleFederationRuntimePlugin = {
  name: 'release-guard',

  // Else a remote that brings a newer version would get a second instance.
  beforeRegisterShare(args) {
    args.shared.loaded = true
    return args
  },

  // Preloads by the run time carry no integrity; the page's server names what a screen needs.
  async beforePreloadRemote({ preloadOps }) {
    preloadOps.length = 0
  },

  async fetch(url, _, remoteInfo) {
    const loading = loadingOf(remoteInfo?.name)
    try {
      const response = await fetchManifest(url, loading.release.integrity)
      if (!response.ok) throw new LoadProblem('status', `${url} answered ${response.status}`)
      return response
    } catch (error) {
      loading.problem = error as Error
      throw error
    }
  },

  async afterLoadManifest({ manifestUrl, manifestJson, moduleInfo, error }) {
    const loading = loadingOf(moduleInfo.name)
    const { remoteEntry, modules = [] } = (manifestJson as Manifest | undefined)?.metaData ?? {}
    loading.entryIntegrity = remoteEntry?.integrity
    loading.modules = modules
    if (error) loading.problem ??= new LoadProblem('malformed', `${manifestUrl} is no manifest`, error)
    else if (!loading.entryIntegrity)
      loading.problem = new LoadProblem('malformed', `${manifestUrl} holds no integrity for its entry`)
    if (loading.problem) throw loading.problem
  },

  createScript({ url, remoteInfo }) {
    const loading = loadingOf(remoteInfo?.name)
    loading.entryUrl = url
    const script = document.createElement('script')
    Object.assign(script, { src: url, integrity: loading.entryIntegrity, crossOrigin: 'anonymous' })
    return { script, timeout: TIMEOUT_MS }
  },

  async loadEntry({ remoteInfo: { name, entry, type } }) {
    if (type !== 'module' && type !== 'esm') return
    const loading = loadingOf(name)
    const files = [{ name: entry, integrity: loading.entryIntegrity ?? '' }, ...loading.modules]
    try {
      await Promise.all(files.map((file) => loadChecked(new URL(file.name, entry).href, file.integrity)))
    } catch (error) {
      loading.problem = error as Error
      throw error
    }
  },

  // The type asks for a promise of a promise.
  loadEntryError: retryEntry as unknown as LoadEntryError,
}
