import type { KeepReleases, ReleaseLine } from './messages.ts'
import { offlineReleases, removePage, storePage, storeRegistry } from './offline-set.ts'
import { keepRelease, keysOf, removeOtherReleases } from './release-cache.ts'
import type { Scope } from './scope.ts'
import { isThisVersion, PAGE } from './shell-files.ts'

declare const self: Scope

/** The release that stands in the offline registry: the new one once it is kept whole, until then the one before. */
async function lineToKeep(release: ReleaseLine, wanted: string[], before: ReleaseLine | undefined) {
  const hasBefore = before !== undefined && (await keysOf(before)) !== undefined
  if (release.disabled || !(hasBefore || wanted.includes(release.name))) return release
  const isKept = await keepRelease(release)
  return isKept || !hasBefore ? release : before
}

/** The policy of the page names the origins of the registry. */
async function refreshPage(): Promise<void> {
  const page = await fetch(PAGE, { cache: 'no-cache' }).catch(() => undefined)
  if (!page?.ok) return
  const scripts = [...(await page.clone().text()).matchAll(/<script[^>]* src="([^"]+)"/g)]
  if (isThisVersion(scripts.map(([, address]) => String(address)))) await storePage(page)
}

export async function keepReleases({ scripts, readAt, releases, wanted }: KeepReleases): Promise<void> {
  // A page of another version goes with releases that may need another shell than the one that is kept.
  if (!isThisVersion(scripts)) return
  const known = await offlineReleases()
  if (readAt < known.readAt) return
  const before = known.releases
  const lines = await Promise.all(
    releases.map((release) =>
      lineToKeep(
        release,
        wanted,
        before.find(({ name }) => name === release.name),
      ),
    ),
  )
  if (JSON.stringify(lines) !== JSON.stringify(before)) {
    await refreshPage()
    await storeRegistry({ releases: lines, readAt })
  }
  await removeOtherReleases(lines)
}

/** One after the other: two tabs may tell at the same time. */
let last: Promise<void> = Promise.resolve()

export function keepReleasesOnMessage(): void {
  self.addEventListener('message', (event) => {
    if (event.data?.type !== 'KEEP_RELEASES') return
    last = last
      .then(() => keepReleases(event.data))
      .catch((error) => console.error('releases_not_kept', error))
    event.waitUntil(last)
  })
  self.addEventListener('activate', (event) => event.waitUntil(removePage()))
}
