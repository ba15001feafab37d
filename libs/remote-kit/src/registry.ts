import { type RemoteName, remoteNames } from './remote.ts'

/** One entry of `/remotes.json`: where a remote's released version is and what it needs. */
export interface RemoteRelease {
  name: RemoteName
  version: string
  /** The address of its `mf-manifest.json`; absolute, or relative to the registry. */
  entry: string
  /** Subresource integrity of that manifest, which itself has that of the entry script. */
  integrity: string
  /** The semver range of shell contracts it works with. */
  contract: string
}

export type RemoteRegistry = RemoteRelease[]

const isText = (value: unknown) => typeof value === 'string'

function isRelease(value: unknown): value is RemoteRelease {
  const { name, version, entry, integrity, contract } = Object(value) as RemoteRelease
  return (
    remoteNames.includes(name) &&
    [version, entry, contract].every(isText) &&
    isText(integrity) &&
    /^sha(256|384|512)-/.test(integrity)
  )
}

export const isRegistry = (value: unknown): value is RemoteRegistry =>
  Array.isArray(value) && value.every(isRelease)

/**
 * Checks the registry's JSON. By hand: it is the only thing that a first visit validates, and a library for five
 * strings would be as large as the landing page's own script.
 */
export function checkRegistry(value: unknown): RemoteRegistry {
  if (!isRegistry(value)) throw new Error('This is no registry of remotes')
  return value
}
