import { globSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { RemoteName } from '@confida/remote-kit'

export const root = resolve(import.meta.dirname, '../..')

interface RemotePackage {
  name: RemoteName
  /** Added to the shell's port. */
  port: number
}

const remotePackages: RemotePackage[] = globSync('mfe-*/package.json', { cwd: root })
  .map((file) => ({
    name: dirname(file),
    port: JSON.parse(readFileSync(join(root, file), 'utf8')).confida.port,
  }))
  .sort((one, other) => one.port - other.port)

/** The remotes of this repository, in the order of their ports; each is a project folder of this name. */
export const remoteNames: RemoteName[] = remotePackages.map(({ name }) => name)

export const distOf = (project: string) => join(root, project, 'dist')

/** Where development builds lie, so that they never stand in the way of what `npm start` serves. */
export const devDistOf = (project: string) => join(root, project, 'dist-dev')

/** The remotes take the ports above the shell's, each that of its `package.json`. */
export function portOf(remote: RemoteName, shellPort: number): number {
  const found = remotePackages.find(({ name }) => name === remote)
  if (!found) throw new Error(`No such remote: ${remote}. There are ${remoteNames.join(', ')}.`)
  return shellPort + found.port
}
