import { join, resolve } from 'node:path'
import { type RemoteName, remoteNames } from '@confida/remote-kit'

export const root = resolve(import.meta.dirname, '../..')

export const distOf = (project: string) => join(root, project, 'dist')

/** Where development builds lie, so that they never stand in the way of what `npm start` serves. */
export const devDistOf = (project: string) => join(root, project, 'dist-dev')

/** The remotes take the ports above the shell's, in a fixed order. */
export const portOf = (remote: RemoteName, shellPort: number) => shellPort + 1 + remoteNames.indexOf(remote)
