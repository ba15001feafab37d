import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import process from 'node:process'
import {
  type PlacedRemote,
  parseRegistry,
  type RemoteRegistry,
  type RemoteRelease,
} from '@confida/remote-kit'
import { withLock } from './lock-file.ts'

const readLines = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

/** The lines that a shell would take. */
export const readRegistry = (file: string): RemoteRegistry => parseRegistry(readLines(file)).releases

/** Replaces the registry in one step: a reader sees the old one or the new one, never half of it. */
export function writeRegistry(file: string, registry: unknown[]): void {
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, `${JSON.stringify(registry, null, 2)}\n`)
  renameSync(draft, file)
}

/** The lines with a remote's one put in its place, or taken out. The others stay as they are, malformed ones too. */
function withRelease(lines: unknown[], name: string, release: RemoteRelease | undefined): unknown[] {
  const isOwn = (line: unknown) => Object(line).name === name
  const position = lines.findIndex(isOwn)
  const others = lines.filter((line) => !isOwn(line))
  return others.toSpliced(position === -1 ? others.length : position, 0, ...(release ? [release] : []))
}

/**
 * Changes one remote's line, also when several teams do so at the same time; the first release makes the file.
 * `choose` gets the line that stands, and what the other remotes declare, and gives the one to put; undefined takes it out.
 * @returns the line that stood before
 */
export function changeRelease(
  file: string,
  name: string,
  choose: (current: RemoteRelease | undefined, others: PlacedRemote[]) => RemoteRelease | undefined,
): Promise<RemoteRelease | undefined> {
  return withLock(`${file}.lock`, () => {
    const lines = existsSync(file) ? readLines(file) : []
    const { releases, remotes } = parseRegistry(lines)
    const current = releases.find((release) => release.name === name)
    const others = remotes.filter((remote) => remote.name !== name)
    writeRegistry(file, withRelease(lines as unknown[], name, choose(current, others)))
    return current
  })
}
