import { setTimeout as delay } from 'node:timers/promises'
import {
  type ParsedRegistry,
  type PlacedRemote,
  parseRegistry,
  type RemoteRelease,
} from '@confida/remote-kit'
import type { FilePlace } from './store/store.ts'

/** Others take milliseconds for a change; who loses this often meets something else. */
const TRIES = 20
/** A random part of it is waited between tries, so that two do not meet again. */
const PAUSE_MS = 400

/** Gives the line to put for the one that stands, knowing what the other remotes declare; undefined takes it out. */
export type Choice<Line extends RemoteRelease | undefined> = (
  current: RemoteRelease | undefined,
  others: PlacedRemote[],
) => Line

interface ReadRegistry extends ParsedRegistry {
  /** Also those that are malformed. */
  lines: unknown[]
  version: string | undefined
}

const parse = (text: string | undefined) => {
  const lines = text === undefined ? [] : JSON.parse(text)
  return { lines, ...parseRegistry(lines) }
}

/** The registry as it stands; an empty one where there is none yet. */
export async function readRegistryAt({ store, path }: FilePlace): Promise<ReadRegistry> {
  const file = await store.read(path)
  if (file && file.version === undefined)
    throw new Error(
      `${store.addressOf(path)} comes without a strong ETag: two releases at once could lose one.`,
    )
  try {
    return { ...parse(file?.content.toString()), version: file?.version }
  } catch (cause) {
    throw new Error(`${store.addressOf(path)} is no registry of remotes.`, { cause })
  }
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
 * @returns the line that stood before
 */
export async function changeLine(
  { store, path }: FilePlace,
  name: string,
  choose: Choice<RemoteRelease | undefined>,
): Promise<RemoteRelease | undefined> {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const { lines, releases, remotes, version } = await readRegistryAt({ store, path })
    const current = releases.find((release) => release.name === name)
    const others = remotes.filter((remote) => remote.name !== name)
    const changed = withRelease(lines, name, choose(current, others))
    const content = Buffer.from(`${JSON.stringify(changed, null, 2)}\n`)
    if (await store.write(path, content, version)) return current
    await delay(Math.random() * PAUSE_MS)
  }
  throw new Error(`${store.addressOf(path)} was changed by others ${TRIES} times in a row; try again.`)
}
