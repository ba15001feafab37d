import type { Remote, RemoteRelease } from '@confida/remote-kit'
import { retryOnce } from './retry-once.ts'

/** Milliseconds after which a manifest or an entry script has timed out. */
const TIMEOUT_MS = 5000

interface Manifest {
  metaData: {
    /** The global variable that the entry script sets. */
    globalName: string
    remoteEntry: { name: string; path?: string; integrity?: string }
  }
}

/** What a remote's entry script sets: takes the shell's shared modules, provides the remote's own. */
interface Container {
  init: (shareScope: object) => void
  get: (module: './remote') => Promise<() => { default: Remote }>
}

declare const __webpack_share_scopes__: { default: object }

async function fetchManifest(url: string, integrity: string): Promise<Manifest> {
  const response = await fetch(url, { integrity, mode: 'cors', signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return response.json()
}

function runScript(src: string, integrity: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    const fail = (error: Error) => {
      script.remove()
      reject(error)
    }
    const timer = setTimeout(
      () => fail(new DOMException(`${src} did not come in time`, 'TimeoutError')),
      TIMEOUT_MS,
    )
    Object.assign(script, { src, integrity, crossOrigin: 'anonymous' })
    script.onload = () => {
      clearTimeout(timer)
      resolve()
    }
    script.onerror = () => {
      clearTimeout(timer)
      fail(new Error(`${src} did not come, or not as it was released`))
    }
    document.head.append(script)
  })
}

/**
 * Loads a release and hands it the shared modules. A chain of integrity checks starts at the registry: it has the
 * hash of the manifest, the manifest that of the entry script, and the entry script those of its chunks.
 */
export async function loadRelease(release: RemoteRelease): Promise<Remote> {
  const address = new URL(release.entry, location.href).href
  const { globalName, remoteEntry } = (await retryOnce(() => fetchManifest(address, release.integrity)))
    .metaData
  const { integrity } = remoteEntry
  if (!integrity) throw new Error(`${address} holds no integrity for its entry`)
  const entry = new URL(`${remoteEntry.path ?? ''}${remoteEntry.name}`, address).href
  await retryOnce(() => runScript(entry, integrity))
  const container = (window as unknown as Record<string, Container | undefined>)[globalName]
  if (!container) throw new Error(`${release.name} exposes nothing`)
  container.init(__webpack_share_scopes__.default)
  const module = await retryOnce(() => container.get('./remote'))
  return module().default
}
