import { join } from 'node:path'
import type { PlacedRemote, RemoteName, RemoteRelease } from '@confida/remote-kit'
import { describeRelease, factsOfSources, type ReleaseFacts } from '@confida/remote-kit/release'
import { checkPlaces, withCanary, withStable, withSwitch } from './change-line.ts'
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

type Change = (after: RemoteRelease, current: RemoteRelease | undefined) => RemoteRelease

async function change(
  registry: string,
  name: RemoteName,
  choose: (current: RemoteRelease | undefined, others: PlacedRemote[]) => RemoteRelease,
) {
  let after: RemoteRelease | undefined
  const before = await changeRelease(registry, name, (current, others) => {
    after = choose(current, others)
    return after
  })
  return { before, after } as Released
}

function register(facts: ReleaseFacts, place: ReleasePlace, choose: Change): Promise<Released> {
  const path = `${facts.name}/${facts.version}`
  const address = `${place.address.replace(/\/+$/, '')}/${path}`
  const release = describeRelease(facts, join(place.to, path), address)
  return change(place.registry, facts.name, (current, others) => {
    checkPlaces(release, others)
    return choose(release, current)
  })
}

/**
 * Copies a remote's build into its immutable folder, then lets the registry point to it.
 * @param share of the browsers, in percent, that get it; without it all do
 */
export async function releaseRemote(
  name: RemoteName,
  { project, build }: { project: string; build: string },
  place: ReleasePlace,
  share?: number,
): Promise<Released> {
  const facts = factsOfSources(name, project)
  copyRelease(facts, build, join(place.to, name, facts.version))
  return register(facts, place, (release, current) =>
    share === undefined ? withStable(release, current) : withCanary(release, share, current),
  )
}

/** Lets the registry point to an earlier release again, from what lies in its folder. */
export async function rollbackRemote(
  name: RemoteName,
  version: string,
  place: ReleasePlace,
): Promise<Released> {
  return register(checkReleased(join(place.to, name, version), { name, version }), place, withStable)
}

/** Switches a remote off, so that its places say so, or on again. */
export const switchRemote = (name: RemoteName, isOn: boolean, registry: string): Promise<Released> =>
  change(registry, name, (current) => withSwitch(name, isOn, current))
