import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RemoteName, RemoteRelease } from '@confida/remote-kit'
import { describeRelease, factsOfSources, type ReleaseFacts } from '@confida/remote-kit/release'
import { checkPlaces, withCanary, withStable, withSwitch } from './change-line.ts'
import { fetchRelease, pathOf, publishRelease } from './publish-release.ts'
import { type Choice, changeLine } from './registry.ts'
import { prepareRelease } from './release-folder.ts'
import { type ReleasePlace, rehearse } from './release-place.ts'
import { checkConditions, type FilePlace, type Store } from './store/store.ts'

export interface Sources {
  /** The folder of the remote's `package.json` and `remote.json`. */
  project: string
  build: string
}

export interface Released {
  before: RemoteRelease | undefined
  after: RemoteRelease
}

async function change(registry: FilePlace, name: RemoteName, choose: Choice<RemoteRelease>) {
  await checkConditions(registry)
  let after: RemoteRelease | undefined
  const before = await changeLine(registry, name, (...standing) => {
    after = choose(...standing)
    return after
  })
  return { before, after } as Released
}

/** Runs `work` with a folder that is gone afterwards. */
async function withFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'confida-release-'))
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const lineOf = (facts: ReleaseFacts, folder: string, address: string): RemoteRelease =>
  describeRelease(facts, folder, `${address.replace(/\/+$/, '')}/${pathOf(facts)}`)

const choiceOf =
  (line: RemoteRelease, share?: number): Choice<RemoteRelease> =>
  (current, others) => {
    checkPlaces(line, others)
    return share === undefined ? withStable(line, current) : withCanary(line, share, current)
  }

/**
 * Writes a remote's build to its immutable place, then lets the registry point to it.
 * @param share of the browsers, in percent, that get it; without it all do
 */
export async function releaseRemote(
  name: RemoteName,
  { project, build }: Sources,
  place: ReleasePlace,
  share?: number,
): Promise<Released> {
  const facts = factsOfSources(name, project)
  return withFolder(async (folder) => {
    prepareRelease(facts, build, folder)
    const choose = choiceOf(lineOf(facts, folder, place.address), share)
    // What the registry would refuse in the end takes no version.
    await change(rehearse(place).registry, name, choose)
    await publishRelease(folder, facts, place.releases)
    return change(place.registry, name, choose)
  })
}

/** Lets the registry point to an earlier release again, from what lies in its place. */
export async function rollbackRemote(
  name: RemoteName,
  version: string,
  place: ReleasePlace,
): Promise<Released> {
  return withFolder(async (folder) => {
    const facts = await fetchRelease(place.releases, { name, version }, folder)
    return change(place.registry, name, choiceOf(lineOf(facts, folder, place.address)))
  })
}

/** Switches a remote off, so that its places say so, or on again. */
export const switchRemote = (name: RemoteName, isOn: boolean, registry: FilePlace): Promise<Released> =>
  change(registry, name, (current) => withSwitch(name, isOn, current))

/** Writes a release and, beside it, its line of the registry, for who publishes them by means of their own. */
export async function packRemote(
  name: RemoteName,
  { project, build }: Sources,
  { releases, address }: { releases: Store; address: string },
): Promise<Released> {
  const facts = factsOfSources(name, project)
  return withFolder(async (folder) => {
    prepareRelease(facts, build, folder)
    await publishRelease(folder, facts, releases)
    const after = lineOf(facts, folder, address)
    const path = `${pathOf(facts)}.json`
    const content = Buffer.from(`${JSON.stringify(after, null, 2)}\n`)
    await releases.write(path, content, (await releases.read(path))?.version)
    return { before: undefined, after }
  })
}
