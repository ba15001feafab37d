import { join } from 'node:path'
import type { RemoteName, RemoteRelease } from '@confida/remote-kit'
import { describeRelease, factsOfSources, type ReleaseFacts } from '@confida/remote-kit/release'
import { changeRelease } from './registry-file.ts'
import { checkReleased, copyRelease } from './release-folder.ts'

/** Where releases lie and which registry lists them. */
export interface ReleasePlace {
  /** Holds `<remote>/<version>/` for each release. */
  to: string
  /** The public address of `to`. */
  address: string
  /** The file that the shell serves as `/remotes.json`. */
  registry: string
}

export interface Released {
  before: RemoteRelease | undefined
  after: RemoteRelease
}

async function register(facts: ReleaseFacts, place: ReleasePlace): Promise<Released> {
  const path = `${facts.name}/${facts.version}`
  const address = `${place.address.replace(/\/+$/, '')}/${path}`
  const after = describeRelease(facts, join(place.to, path), address)
  return { before: await changeRelease(place.registry, facts.name, () => after), after }
}

/** Copies a remote's build into its immutable folder, then lets the registry point to it. */
export async function releaseRemote(
  name: RemoteName,
  { project, build }: { project: string; build: string },
  place: ReleasePlace,
): Promise<Released> {
  const facts = factsOfSources(name, project)
  copyRelease(facts, build, join(place.to, name, facts.version))
  return register(facts, place)
}

/** Lets the registry point to an earlier release again, from what lies in its folder. */
export async function rollbackRemote(
  name: RemoteName,
  version: string,
  place: ReleasePlace,
): Promise<Released> {
  return register(checkReleased(join(place.to, name, version), { name, version }), place)
}
