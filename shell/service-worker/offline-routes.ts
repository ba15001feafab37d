import type { WorkboxPlugin } from 'workbox-core'
import { matchPrecache } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkOnly } from 'workbox-strategies'
import { offlinePage, offlineRegistry } from './offline-set.ts'
import { keyOf, RELEASES } from './release-cache.ts'
import { isPage, isRegistry, isVouchedFor } from './route-matches.ts'
import { PAGE } from './shell-files.ts'

/** Less than a page waits for the registry. */
const TIMEOUT_SECONDS = 4

const networkOr = (fallback: WorkboxPlugin['handlerDidError']) =>
  new NetworkOnly({ networkTimeoutSeconds: TIMEOUT_SECONDS, plugins: [{ handlerDidError: fallback }] })

/** The page and the registry come from the network; without one the last complete set does. */
export function serveOffline(): void {
  registerRoute(
    isPage,
    networkOr(async () => (await offlinePage()) ?? matchPrecache(PAGE)),
  )
  registerRoute(isRegistry, networkOr(offlineRegistry))
  registerRoute(
    isVouchedFor,
    new CacheFirst({
      cacheName: RELEASES,
      plugins: [
        {
          cacheKeyWillBeUsed: async ({ request }) => keyOf(request.url, request.integrity),
          // Whole releases are stored, by `keepReleases`, and nothing else.
          cacheWillUpdate: async () => null,
        },
      ],
    }),
  )
}
