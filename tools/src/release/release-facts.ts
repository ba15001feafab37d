import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type RemoteName, remoteNames } from '@confida/remote-kit'
import * as z from 'zod/mini'

/** The file in which a released folder says what it is, so that it can be registered again without its sources. */
const FACTS_FILE = 'release.json'

const releaseFacts = z.object({
  name: z.enum(remoteNames),
  version: z.string().check(z.regex(/^\d+\.\d+\.\d+[\w.+-]*$/)),
  /** The semver range of shell contracts it works with. */
  contract: z.string(),
})

export type ReleaseFacts = z.output<typeof releaseFacts>

/** What a remote's sources say: `version` and `confida.contract` of its `package.json`. */
export function factsOfSources(name: RemoteName, projectFolder: string): ReleaseFacts {
  const { version, confida } = JSON.parse(readFileSync(join(projectFolder, 'package.json'), 'utf8'))
  const facts = releaseFacts.safeParse({ name, version, contract: confida?.contract })
  if (facts.success) return facts.data
  throw new Error(
    `${projectFolder}/package.json has to state a semver "version" and "confida": {"contract": …}.`,
  )
}

/** What a released folder says of itself. */
export function factsOfFolder(folder: string): ReleaseFacts {
  const facts = releaseFacts.safeParse(JSON.parse(readFileSync(join(folder, FACTS_FILE), 'utf8')))
  if (facts.success) return facts.data
  throw new Error(`${join(folder, FACTS_FILE)} does not describe a release.`)
}

export const writeFacts = (folder: string, facts: ReleaseFacts): void =>
  writeFileSync(join(folder, FACTS_FILE), `${JSON.stringify(facts, null, 2)}\n`)
