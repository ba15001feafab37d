import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import type { GeneratorCallback, Tree } from '@nx/devkit'

const CODE = /\.(?:[cm]?[jt]sx?|json)$/

/** Formats what a generator has written, once it is written, and brings its imports in order. */
export function formatChanges(tree: Tree): GeneratorCallback {
  const changed = tree
    .listChanges()
    .filter(({ type, path }) => type !== 'DELETE' && CODE.test(path))
    .map(({ path }) => path)
  const biome = join(tree.root, 'node_modules/.bin/biome')
  return () => {
    execFileSync(biome, ['check', '--write', '--reporter=summary', ...changed], {
      cwd: tree.root,
      stdio: 'inherit',
    })
  }
}
