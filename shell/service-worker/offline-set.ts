import type { ReleaseLine } from './messages.ts'
import { PAGE } from './shell-files.ts'

/** What a page without a connection starts with, beside the shell's own files. */
const OFFLINE_SET = 'offline-set'
const REGISTRY = '/remotes.json'
const READ_AT = 'x-read-at'

const openSet = () => caches.open(OFFLINE_SET)

/** The registry whose releases are kept. */
export const offlineRegistry = async (): Promise<Response | undefined> => (await openSet()).match(REGISTRY)

/** The page as it was served last with this version of the shell; undefined where none was asked for since. */
export const offlinePage = async (): Promise<Response | undefined> => (await openSet()).match(PAGE)

interface OfflineReleases {
  releases: ReleaseLine[]
  /** When the registry that they are from was read; 0 for none. */
  readAt: number
}

export async function offlineReleases(): Promise<OfflineReleases> {
  const registry = await offlineRegistry()
  if (!registry) return { releases: [], readAt: 0 }
  return { releases: await registry.json(), readAt: Number(registry.headers.get(READ_AT)) }
}

export async function storeRegistry({ releases, readAt }: OfflineReleases): Promise<void> {
  const registry = Response.json(releases, { headers: { [READ_AT]: String(readAt) } })
  await (await openSet()).put(REGISTRY, registry)
}

export async function storePage(page: Response): Promise<void> {
  await (await openSet()).put(PAGE, page)
}

/** The page belongs to the version before. */
export async function removePage(): Promise<void> {
  await (await openSet()).delete(PAGE)
}
