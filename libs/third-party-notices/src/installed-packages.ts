import { readFileSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'

interface Manifest {
  private?: boolean
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
}

const readManifest = (path: string): Manifest => JSON.parse(readFileSync(path, 'utf8'))

/** By their names; npm installs the peers that a package cannot do without. */
function neededBy({ dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta }: Manifest) {
  const peers = Object.keys({ ...peerDependencies })
  const required = peers.filter((name) => !peerDependenciesMeta?.[name]?.optional)
  return new Set([...Object.keys({ ...dependencies, ...optionalDependencies }), ...required])
}

/** Undefined for an optional dependency that is not made for this platform. */
function find(name: string, from: string): string | undefined {
  try {
    return findPackageJSON(name, pathToFileURL(from))
  } catch {
    return undefined
  }
}

/**
 * The packages that a project needs when it runs: its dependencies as they are installed, and theirs.
 * @param folder of the project
 * @returns the packages' folders; those of the workspace are left out, what they depend on is not
 */
export function installedPackages(folder: string): string[] {
  const seen = new Set<string>()
  const visit = (path: string) => {
    for (const name of neededBy(readManifest(path))) {
      const next = find(name, path)
      if (!next || seen.has(next)) continue
      seen.add(next)
      visit(next)
    }
  }
  visit(join(folder, 'package.json'))
  return [...seen].filter((path) => !readManifest(path).private).map(dirname)
}
