import type { RemoteName } from '@confida/remote-kit'

interface ScreenRef {
  remote: RemoteName
  route: string
}

/**
 * Screens of other remotes that are shown above a view's own one. Remotes do not know each other; as with paths, the
 * shell decides what is shown where.
 */
const screensAbove: Record<string, ScreenRef[]> = {
  partner: [{ remote: 'mfe-companions', route: 'own-companions' }],
}

/** The screens of a view, from top to bottom; the last belongs to the remote that owns the view. */
export const viewScreens = (view: string, owner: RemoteName): ScreenRef[] => [
  ...(screensAbove[view] ?? []),
  { remote: owner, route: view },
]
