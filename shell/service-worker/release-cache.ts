import type { ReleaseLine } from './messages.ts'

/** Of whole releases of remotes, and of nothing else. */
export const RELEASES = 'releases'

interface File {
  name: string
  integrity: string
}

/** What is read of a release's manifest; builds of other tools list their files as `modules`, or not at all. */
interface Manifest {
  metaData: { remoteEntry: File & { path?: string }; files?: File[]; modules?: File[] }
}

const openReleases = (): Promise<Cache> => caches.open(RELEASES)

/**
 * Under what a file is kept: its address and what it must contain. So a file of another version is never taken for it, also
 * where versions share an address, as manifests do.
 */
export function keyOf(address: string, integrity: string): string {
  const key = new URL(address)
  key.searchParams.set('integrity', integrity)
  return key.href
}

const addressOf = ({ entry }: ReleaseLine) => new URL(entry, location.origin).href

const manifestKeyOf = (release: ReleaseLine) => keyOf(addressOf(release), release.integrity)

/** All files of a release but its manifest; undefined where the manifest does not list them. */
function filesOf(release: ReleaseLine, { metaData }: Manifest): [string, string][] | undefined {
  const { remoteEntry } = metaData
  const files = metaData.files ?? metaData.modules
  if (!files || !remoteEntry.integrity) return undefined
  const entry = { ...remoteEntry, name: `${remoteEntry.path ?? ''}${remoteEntry.name}` }
  return [entry, ...files].map(({ name, integrity }) => [new URL(name, addressOf(release)).href, integrity])
}

async function fetchFile(address: string, integrity: string): Promise<Response> {
  // The browser compares it with its integrity.
  const response = await fetch(address, { integrity, mode: 'cors', credentials: 'same-origin' })
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return response
}

/** The keys of a release that is kept; undefined where it is not. Its manifest is stored last, so that all or nothing counts. */
export async function keysOf(release: ReleaseLine): Promise<string[] | undefined> {
  const manifest = await (await openReleases()).match(manifestKeyOf(release))
  const files = manifest && filesOf(release, await manifest.json())
  return files && [manifestKeyOf(release), ...files.map(([address, integrity]) => keyOf(address, integrity))]
}

/** Keeps a whole release. @returns whether it is kept */
export async function keepRelease(release: ReleaseLine): Promise<boolean> {
  if (await keysOf(release)) return true
  try {
    const cache = await openReleases()
    const manifest = await fetchFile(addressOf(release), release.integrity)
    const files = filesOf(release, await manifest.clone().json())
    if (!files) return false
    await Promise.all(
      files.map(async ([address, integrity]) => {
        const key = keyOf(address, integrity)
        if (!(await cache.match(key))) await cache.put(key, await fetchFile(address, integrity))
      }),
    )
    await cache.put(manifestKeyOf(release), manifest)
    return true
  } catch {
    // What has come is used by the next attempt, or removed by it.
    return false
  }
}

/** Removes the files of all releases but these. */
export async function removeOtherReleases(kept: ReleaseLine[]): Promise<void> {
  const cache = await openReleases()
  const keys = new Set((await Promise.all(kept.map(keysOf))).flatMap((found) => found ?? []))
  const others = (await cache.keys()).filter(({ url }) => !keys.has(url))
  await Promise.all(others.map((request) => cache.delete(request)))
}
