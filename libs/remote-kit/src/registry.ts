/** One entry of `/remotes.json`: where a remote's released version is and what it needs. */
export interface RemoteRelease {
  name: string
  version: string
  /** The address of its `mf-manifest.json`; a path where it is on the shell's own origin. */
  entry: string
  /** Subresource integrity of that manifest, which itself has that of the entry script. */
  integrity: string
  /** The semver range of shell contracts it works with. */
  contract: string
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

export interface ParsedRegistry {
  releases: RemoteRegistry
  refused: RefusedLine[]
}

/** Of a remote and of its project folder. */
export const NAME_PATTERN = /^[a-z][a-z0-9-]{0,62}$/
/** On the web, or on the shell's own origin. */
export const ENTRY_PATTERN = /^(https?:\/\/[^/\s]+)?\/(?!\/)\S*$/
export const INTEGRITY_PATTERN = /^sha(256|384|512)-[A-Za-z0-9+/]+={0,2}$/

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

const matches = (pattern: RegExp) => (value: unknown) => isText(value) && pattern.test(value)

const isAddress = (value: unknown) =>
  isText(value) && ENTRY_PATTERN.test(value) && URL.canParse(value, 'https://of.the.registry')

const checks: Record<keyof RemoteRelease, (value: unknown) => boolean> = {
  name: matches(NAME_PATTERN),
  version: isText,
  entry: isAddress,
  integrity: matches(INTEGRITY_PATTERN),
  contract: isText,
}

const fields = Object.keys(checks) as (keyof RemoteRelease)[]

function problemOf(line: unknown): RefusedLine['field'] | undefined {
  if (typeof line !== 'object' || line === null) return 'line'
  return fields.find((field) => !checks[field]((line as RemoteRelease)[field]))
}

/**
 * Reads the registry's JSON line by line. By hand: it is the only thing that a first visit validates, and a library for five
 * strings would be as large as the landing page's own script. A test holds it against the schema.
 * @throws where it is no list
 */
export function parseRegistry(value: unknown): ParsedRegistry {
  if (!Array.isArray(value)) throw new Error('This is no registry of remotes')
  const parsed: ParsedRegistry = { releases: [], refused: [] }
  for (const [position, line] of value.entries()) {
    const isSecond = parsed.releases.some(({ name }) => name === line?.name)
    const field = problemOf(line) ?? (isSecond ? 'name' : undefined)
    if (field) parsed.refused.push({ position, name: nameOf(line), field })
    else parsed.releases.push(line)
  }
  return parsed
}

const nameOf = (line: unknown): string | undefined => {
  const { name } = Object(line) as { name?: unknown }
  return checks.name(name) ? String(name) : undefined
}
