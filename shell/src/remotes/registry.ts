import {
  type ParsedRegistry,
  parseRegistry,
  type RemoteName,
  type RemoteRelease,
  versionsOf,
} from '@confida/remote-kit'
import { chooseRelease } from './choose-release.ts'
import { codeOfRegistry, LoadProblem, MalformedLine, SwitchedOff } from './load-problem.ts'
import { RemoteFailure } from './remote-failure.ts'
import { reportRegistry } from './remote-reports.ts'

const REGISTRY_URL = '/remotes.json'
/** Local storage key of the last good registry. */
const LAST_GOOD_KEY = 'remotes_registry'
const TIMEOUT_MS = 5000

export interface KnownRegistry extends ParsedRegistry {
  /** What it cannot tell which remotes there are: it is loading, or is not there, or has lines that say not whose they are. */
  gap?: 'loading' | 'missing'
}

let loading: Promise<KnownRegistry> | undefined
let current: KnownRegistry = { ...parseRegistry([]), gap: 'loading' }
const listeners = new Set<() => void>()

/** The registry that was loaded last. */
export const currentRegistry = (): KnownRegistry => current

/** Calls back whenever the registry was loaded again. @returns a function that stops it */
export function subscribeRegistry(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** A refused line that does not say where its remote belongs leaves it where it was. */
function withLastGood(registry: ParsedRegistry, lastGood: ParsedRegistry): KnownRegistry {
  const isUnplaced = ({ name }: { name?: string }) => registry.remotes.every((remote) => remote.name !== name)
  const unplaced = registry.refused.filter(isUnplaced)
  const found = lastGood.remotes.filter(({ name }) => unplaced.some((line) => line.name === name))
  return {
    ...registry,
    remotes: [...registry.remotes, ...found],
    ...(found.length < unplaced.length ? { gap: 'missing' } : {}),
  }
}

async function fetchRegistry(): Promise<KnownRegistry> {
  const response = await fetch(REGISTRY_URL, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!response.ok) throw new LoadProblem('status', `The registry answered ${response.status}`)
  const registry = parseRegistry(await response.json())
  for (const line of registry.refused) console.error('registry_line_refused', line)
  const lastGood = readLastGood()
  const kept = lastGood.releases.filter(({ name }) => registry.refused.some((line) => line.name === name))
  localStorage.setItem(LAST_GOOD_KEY, JSON.stringify([...registry.releases, ...kept]))
  return withLastGood(registry, lastGood)
}

function readLastGood(): KnownRegistry {
  try {
    const lastGood = parseRegistry(JSON.parse(localStorage.getItem(LAST_GOOD_KEY) ?? ''))
    return { ...lastGood, ...(lastGood.releases.length === 0 ? { gap: 'missing' } : {}) }
  } catch {
    return { ...parseRegistry([]), gap: 'missing' }
  }
}

/** Requests the registry; on failure falls back to the last good copy. */
export function loadRegistry(): Promise<KnownRegistry> {
  loading = fetchRegistry()
    .catch((error) => {
      console.error('registry_failed', error)
      reportRegistry(codeOfRegistry(error))
      return readLastGood()
    })
    .then((registry) => {
      current = registry
      for (const listener of listeners) listener()
      return registry
    })
  return loading
}

/** The registry, which is requested once. */
export const knownRegistry = (): Promise<KnownRegistry> => loading ?? loadRegistry()

/** Whether a remote comes from there. */
export const isListedOrigin = (origin: string): boolean =>
  current.releases.flatMap(versionsOf).some(({ entry }) => new URL(entry, location.href).origin === origin)

/**
 * Finds a remote's release. `isFresh` requests the registry again, as a retry should.
 * @throws {RemoteFailure} where the registry has none, one that is switched off, or a line that is malformed
 */
export async function findRelease(name: RemoteName, isFresh: boolean): Promise<RemoteRelease> {
  const { releases, refused } = await (isFresh ? loadRegistry() : knownRegistry())
  const found = releases.find((each) => each.name === name)
  const release = found && chooseRelease(found)
  if (release?.disabled) throw new RemoteFailure(name, 'registry', release, new SwitchedOff())
  if (release) return release
  const line = refused.find((each) => each.name === name)
  if (!line) throw new RemoteFailure(name, 'registry')
  throw new RemoteFailure(name, 'registry', undefined, new MalformedLine(line.field))
}
