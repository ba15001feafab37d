import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { sharedModules } from '@confida/remote-kit'
import { root } from '../paths.ts'
import { packedLibraries, packLibrary } from './pack-library.ts'

const MADE = new Set(['node_modules', 'dist', 'dist-dev', 'jest-report.json'])
/** What the workspace brings for all of its projects. */
const TOOLS = ['@types/node', 'jest', 'typescript']

/** What the page has once, in the remote's versions: the libraries would take the newest that fits them, a second copy. */
function sharedPackagesOf(remoteFolder: string): [name: string, version: string][] {
  const { dependencies } = JSON.parse(readFileSync(join(remoteFolder, 'package.json'), 'utf8'))
  return Object.entries<string>(dependencies).filter(
    ([name]) => name in sharedModules && !name.startsWith('@confida/'),
  )
}

/**
 * A folder outside the workspace that has a remote's own folder and the packed libraries, nothing else; not installed yet.
 * @param workspace that has the remote
 */
export function makeCheckout(remote: string, workspace = root): string {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'confida-checkout-'))
  cpSync(join(workspace, remote), join(folder, remote), {
    recursive: true,
    filter: (path) => !MADE.has(basename(path)),
  })
  const packages = join(folder, 'packages')
  mkdirSync(packages)
  const tarballs = packedLibraries.map((name) => [
    `@confida/${name}`,
    `file:packages/${basename(packLibrary(name, packages))}`,
  ])
  const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const tools = TOOLS.map((name) => [name, devDependencies[name]])
  const manifest = {
    private: true,
    workspaces: [remote],
    scripts: { dev: 'confida-remote' },
    dependencies: Object.fromEntries(tarballs),
    devDependencies: Object.fromEntries([...tools, ...sharedPackagesOf(join(folder, remote))]),
  }
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest, null, 2))
  return folder
}
