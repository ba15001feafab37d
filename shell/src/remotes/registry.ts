import { type ParsedRegistry, parseRegistry, type RemoteName, type RemoteRelease } from '@confida/remote-kit'
import { codeOfRegistry, LoadProblem, MalformedLine } from './load-problem.ts'
import { RemoteFailure } from './remote-failure.ts'
import { reportRegistry } from './remote-reports.ts'

const REGISTRY_URL = '/remotes.json'
/** Local storage key of the last good registry. */
const LAST_GOOD_KEY = 'remotes_registry'
const TIMEOUT_MS = 5000

let loading: Promise<ParsedRegistry> | undefined
/** Of the registry that was loaded last. */
let origins = new Set<string>()

async function fetchRegistry(): Promise<ParsedRegistry> {
  const response = await fetch(REGISTRY_URL, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!response.ok) throw new LoadProblem('status', `The registry answered ${response.status}`)
  const registry = parseRegistry(await response.json())
  for (const line of registry.refused) console.error('registry_line_refused', line)
  localStorage.setItem(LAST_GOOD_KEY, JSON.stringify(registry.releases))
  return registry
}

function readLastGood(): ParsedRegistry {
  try {
    return parseRegistry(JSON.parse(localStorage.getItem(LAST_GOOD_KEY) ?? '[]'))
  } catch {
    return parseRegistry([])
  }
}

/** Requests the registry; on failure falls back to the last good copy. */
export function loadRegistry(): Promise<ParsedRegistry> {
  loading = fetchRegistry()
    .catch((error) => {
      console.error('registry_failed', error)
      reportRegistry(codeOfRegistry(error))
      return readLastGood()
    })
    .then((registry) => {
      origins = new Set(registry.releases.map(({ entry }) => new URL(entry, location.href).origin))
      return registry
    })
  return loading
}

/** Whether a remote comes from there. */
export const isListedOrigin = (origin: string): boolean => origins.has(origin)

/**
 * Finds a remote's release. `isFresh` requests the registry again, as a retry should.
 * @throws {RemoteFailure} where the registry has none, or a line that is malformed
 */
export async function findRelease(name: RemoteName, isFresh: boolean): Promise<RemoteRelease> {
  const { releases, refused } = await (isFresh || !loading ? loadRegistry() : loading)
  const release = releases.find((each) => each.name === name)
  if (release) return release
  const line = refused.find((each) => each.name === name)
  if (!line) throw new RemoteFailure(name, 'registry')
  throw new RemoteFailure(name, 'registry', undefined, new MalformedLine(line.field))
}
