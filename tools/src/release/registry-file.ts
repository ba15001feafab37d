import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import {
  checkRegistry,
  type RemoteName,
  type RemoteRegistry,
  type RemoteRelease,
  remoteNames,
} from '@confida/remote-kit'
import { integrityOf, MANIFEST } from '@confida/remote-kit/integrity'
import { withLock } from './lock-file.ts'
import type { ReleaseFacts } from './release-facts.ts'

/** The registry's line for a build in `folder`, which is reachable under `address`. */
export const describeRelease = (facts: ReleaseFacts, folder: string, address: string): RemoteRelease => ({
  name: facts.name,
  version: facts.version,
  entry: `${address.replace(/\/+$/, '')}/${MANIFEST}`,
  integrity: integrityOf(readFileSync(join(folder, MANIFEST))),
  contract: facts.contract,
})

export const readRegistry = (file: string): RemoteRegistry =>
  checkRegistry(JSON.parse(readFileSync(file, 'utf8')))

/** Replaces the registry in one step: a reader sees the old one or the new one, never half of it. */
export function writeRegistry(file: string, registry: RemoteRegistry): void {
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, `${JSON.stringify(registry, null, 2)}\n`)
  renameSync(draft, file)
}

/** The registry with a remote's line put, or taken out, in the order of the remotes. */
export const withRelease = (
  registry: RemoteRegistry,
  name: RemoteName,
  release: RemoteRelease | undefined,
): RemoteRegistry =>
  [...registry.filter((other) => other.name !== name), ...(release ? [release] : [])].sort(
    (a, b) => remoteNames.indexOf(a.name) - remoteNames.indexOf(b.name),
  )

/**
 * Changes one remote's line, also when several teams do so at the same time; the first release makes the file.
 * `choose` gets the line that stands and gives the one to put; undefined takes it out.
 * @returns the line that stood before
 */
export function changeRelease(
  file: string,
  name: RemoteName,
  choose: (current: RemoteRelease | undefined) => RemoteRelease | undefined,
): Promise<RemoteRelease | undefined> {
  return withLock(`${file}.lock`, () => {
    const registry = existsSync(file) ? readRegistry(file) : []
    const current = registry.find((release) => release.name === name)
    writeRegistry(file, withRelease(registry, name, choose(current)))
    return current
  })
}
