import type { RemoteDeclaration } from './declaration.ts'

/** Where a released version of a remote is and what it needs. */
export interface ReleasedVersion {
  version: string
  /** The address of its `mf-manifest.json`; a path where it is on the shell's own origin. */
  entry: string
  /** Subresource integrity of that manifest, which itself has that of the entry script. */
  integrity: string
  /** The semver range of shell contracts it works with. */
  contract: string
}

/** One entry of `/remotes.json`: the version of a remote that is loaded, and what it contributes. */
export interface RemoteRelease extends ReleasedVersion, RemoteDeclaration {
  name: string
  /** Switched off: its places say so. */
  disabled?: boolean
  /** The version that a share of the browsers, in percent, gets instead. */
  canary?: ReleasedVersion & { share: number }
  /** Further ones that a tester can ask for. */
  versions?: ReleasedVersion[]
}

export type RemoteRegistry = RemoteRelease[]

/** A line that is no release. It costs its own remote only. */
export interface RefusedLine {
  /** Its place in the registry, from 0. */
  position: number
  /** Whose line it is, where it says so. */
  name?: string
  /** What is missing or malformed; `line` where it is no object at all. */
  field: keyof RemoteRelease | 'line'
}

/** A remote that has its places in the product, whether or not it can be loaded. */
export type PlacedRemote = RemoteDeclaration & { name: string }

export interface ParsedRegistry {
  releases: RemoteRegistry
  refused: RefusedLine[]
  /** Those of the releases, and of the refused lines that still say where they belong. */
  remotes: PlacedRemote[]
}

/** Of a remote and of its project folder. */
export const NAME_PATTERN = /^[a-z][a-z0-9-]{0,39}$/
/** On the web, or on the shell's own origin. */
export const ENTRY_PATTERN = /^(https?:\/\/[^/\s]+)?\/(?!\/)\S*$/
export const INTEGRITY_PATTERN = /^sha(256|384|512)-[A-Za-z0-9+/]+={0,2}$/

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

const matches = (pattern: RegExp) => (value: unknown) => isText(value) && pattern.test(value)

const isAddress = (value: unknown) =>
  isText(value) && ENTRY_PATTERN.test(value) && URL.canParse(value, 'https://of.the.registry')

type Checks<Fields> = Record<keyof Fields, (value: unknown) => boolean>

const declarationChecks: Checks<RemoteDeclaration> = {
  title: (value) => Object.values(Object(value)).every(isText) && isText(Object(value).it),
  area: (value) => value === 'user' || value === 'admin',
  // A route that this shell does not know costs nothing but itself.
  routes: (value) => Array.isArray(value) && value.every(isObject),
}

const versionChecks: Checks<ReleasedVersion> = {
  version: isText,
  entry: isAddress,
  integrity: matches(INTEGRITY_PATTERN),
  contract: isText,
}

const checks = { name: matches(NAME_PATTERN), ...versionChecks, ...declarationChecks }

type Line = Record<string, unknown>

const isObject = (line: unknown): line is Line => typeof line === 'object' && line !== null

const wrongFieldOf = <Fields>(line: Line, each: Checks<Fields>) =>
  (Object.keys(each) as (string & keyof Fields)[]).find((field) => !each[field](line[field]))

/** All versions that a line lists, the one that is loaded first; a malformed one costs itself only. */
export const versionsOf = (line: RemoteRelease): ReleasedVersion[] =>
  [line, line.canary, ...(Array.isArray(line.versions) ? line.versions : [])]
    .filter((version) => isObject(version) && !wrongFieldOf(version, versionChecks))
    .map((valid) => {
      const { version, entry, integrity, contract } = valid as ReleasedVersion
      return { version, entry, integrity, contract }
    })

/**
 * Reads the registry's JSON line by line. By hand: it is the only thing that a first visit validates, and a library for it
 * would be as large as the landing page's own script. A test holds it against the schema.
 * @throws where it is no list
 */
export function parseRegistry(value: unknown): ParsedRegistry {
  if (!Array.isArray(value)) throw new Error('This is no registry of remotes')
  const parsed: ParsedRegistry = { releases: [], refused: [], remotes: [] }
  for (const [position, line] of value.entries()) addLine(parsed, position, line)
  return parsed
}

function addLine({ releases, refused, remotes }: ParsedRegistry, position: number, line: unknown): void {
  if (!isObject(line)) {
    refused.push({ position, field: 'line' })
    return
  }
  const isNamed = checks.name(line.name)
  const isFirst = remotes.every(({ name }) => name !== line.name)
  const field = wrongFieldOf(line, checks) ?? (isFirst ? undefined : 'name')
  if (!field) releases.push(line as unknown as RemoteRelease)
  else refused.push({ position, ...(isNamed ? { name: String(line.name) } : {}), field })
  if (isNamed && isFirst && !wrongFieldOf(line, declarationChecks))
    remotes.push(line as unknown as PlacedRemote)
}
