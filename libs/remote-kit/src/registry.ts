import * as z from 'zod/mini'
import { remoteNames } from './remote.ts'

/** One line of `/remotes.json`: where a remote's released version lies and what it needs. */
export const remoteRelease = z.object({
  name: z.enum(remoteNames),
  version: z.string(),
  /** The address of its `mf-manifest.json`; absolute, or relative to the registry. */
  entry: z.string(),
  /** Subresource integrity of that manifest, which itself holds that of the entry script. */
  integrity: z.string().check(z.regex(/^sha(256|384|512)-/)),
  /** The semver range of shell contracts it works with. */
  contract: z.string(),
})

export const remoteRegistry = z.array(remoteRelease)

export type RemoteRelease = z.output<typeof remoteRelease>
export type RemoteRegistry = z.output<typeof remoteRegistry>
