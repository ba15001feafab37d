import type { RemoteRelease } from '@confida/remote-kit'
import * as z from 'zod/mini'

const TIMEOUT_MS = 5000

/** What is put into the page must be no more than a name and a hash. */
const path = z.string().check(z.regex(/^[\w./-]*$/))
const file = z.object({
  name: path,
  integrity: z.string().check(z.regex(/^sha\d+-[\w+/=]+$/)),
})

const remoteManifest = z.object({
  metaData: z.object({
    remoteEntry: z.extend(file, { path: z.optional(path) }),
    /** By a screen's name the files that it loads after the entry script. */
    screens: z.optional(z.record(z.string(), z.array(file))),
  }),
})

export type RemoteManifest = z.output<typeof remoteManifest>['metaData']

async function fetchManifest({ entry, integrity }: RemoteRelease, origin: string): Promise<RemoteManifest> {
  const response = await fetch(new URL(entry, origin), { integrity, signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!response.ok) throw new Error(`${entry} answered ${response.status}`)
  return remoteManifest.parse(await response.json()).metaData
}

/**
 * Gives the manifests of releases. Each is read once, as a release never changes, and nobody waits for it: until it has come,
 * and while it cannot be had, there is none.
 * @param origin of addresses that are paths
 */
export function remoteManifests(origin: string): (release: RemoteRelease) => RemoteManifest | undefined {
  const known = new Map<string, RemoteManifest>()
  const asked = new Set<string>()
  const ask = async (release: RemoteRelease) => {
    asked.add(release.integrity)
    try {
      known.set(release.integrity, await fetchManifest(release, origin))
    } catch {
      // Whoever opens the page next has it asked for again.
    } finally {
      asked.delete(release.integrity)
    }
  }
  return (release) => {
    const manifest = known.get(release.integrity)
    if (!manifest && !asked.has(release.integrity)) void ask(release)
    return manifest
  }
}
