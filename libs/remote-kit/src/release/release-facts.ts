import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { NAME_PATTERN } from '../registry.ts'
import { declaration } from '../schema/registry.schema.ts'

/** The file in which a released folder says what it is, so that it can be registered again without its sources. */
const FACTS_FILE = 'release.json'

const releaseFacts = z.object({
  name: z.string().regex(NAME_PATTERN),
  version: z.string().regex(/^\d+\.\d+\.\d+[\w.+-]*$/),
  /** The semver range of shell contracts it works with. */
  contract: z.string(),
  ...declaration,
})

export type ReleaseFacts = z.output<typeof releaseFacts>

const readJson = (...path: string[]) => JSON.parse(readFileSync(join(...path), 'utf8'))

/** What a remote's sources say: `version` and `confida.contract` of its `package.json`, and its `remote.json`. */
export function factsOfSources(name: string, projectFolder: string): ReleaseFacts {
  const { version, confida } = readJson(projectFolder, 'package.json')
  const declared = z.object(declaration).safeParse(readJson(projectFolder, 'remote.json'))
  if (!declared.success)
    throw new Error(`${projectFolder}/remote.json is not what a remote declares: ${declared.error.message}`)
  const facts = releaseFacts.safeParse({ name, version, contract: confida?.contract, ...declared.data })
  if (facts.success) return facts.data
  throw new Error(
    `${projectFolder}/package.json has to state a semver "version" and "confida": {"contract": …}.`,
  )
}

/** What a released folder says of itself. */
export function factsOfFolder(folder: string): ReleaseFacts {
  const facts = releaseFacts.safeParse(readJson(folder, FACTS_FILE))
  if (facts.success) return facts.data
  throw new Error(`${join(folder, FACTS_FILE)} does not describe a release.`)
}

export const writeFacts = (folder: string, facts: ReleaseFacts): void =>
  writeFileSync(join(folder, FACTS_FILE), `${JSON.stringify(facts, null, 2)}\n`)
