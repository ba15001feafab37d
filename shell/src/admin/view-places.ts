import type { RemoteName } from '@confida/remote-kit'

interface Place {
  remote: RemoteName
  route: string
}

/**
 * Screens of other remotes that stand above a view's own one. Remotes do not know of each other; as with paths, the
 * shell says what is shown where.
 */
const placesAbove: Record<string, Place[]> = {
  partner: [{ remote: 'mfe-companions', route: 'own-partners' }],
}

/** The places of a view, from top to bottom; the last is that of the remote whose view it is. */
export const viewPlaces = (view: string, owner: RemoteName): Place[] => [
  ...(placesAbove[view] ?? []),
  { remote: owner, route: view },
]
