import type { Tree } from '@nx/devkit'

/** Now, or behind the newest migration where its stamp lies ahead: they run in the order of their stamps. */
export function nextMigrationStamp(tree: Tree): string {
  const stamps = tree.children('api/src/migrations').map((file) => Number.parseInt(file, 10))
  return String(Math.max(Date.now(), ...stamps.filter(Number.isFinite).map((stamp) => stamp + 1)))
}
