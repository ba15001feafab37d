import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { NAME_PATTERN } from '../registry.ts'
import { declaration } from '../schema/registry.schema.ts'

/** The file in which a released folder says what it is, so that it can be registered again without its sources. */
export const FACTS_FILE = 'release.json'

/** Of a release: no part of a path that leads elsewhere. */
export const VERSION_PATTERN = /^\d+\.\d+\.\d+[\w.+-]*$/

const releaseFacts = z.object({
  name: z.string().regex(NAME_PATTERN),
  version: z.string().regex(VERSION_PATTERN),
  /** The semver range of shell contracts it works with. */
  contract: z.string(),
  ...declaration,
})

export type ReleaseFacts = z.output<typeof releaseFacts>

/** A path below the folder, in the one spelling that all places of releases share. */
const filePath = z
  .string()
  .refine((path) =>
    path.split('/').every((part) => !['', '.', '..'].includes(part) && !/[\\\p{Cc}]/u.test(part)),
  )

/** By the path of each file of a release, itself aside, its integrity. */
const releaseFiles = z.object({ files: z.record(filePath, z.string()) })

export type ReleaseFiles = z.output<typeof releaseFiles>['files']

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

/** The files that a released folder says it has. */
export function filesOfFolder(folder: string): ReleaseFiles {
  const listed = releaseFiles.safeParse(readJson(folder, FACTS_FILE))
  if (listed.success) return listed.data.files
  throw new Error(`${join(folder, FACTS_FILE)} does not list the files of a release.`)
}

export function writeFacts(folder: string, facts: ReleaseFacts, files: ReleaseFiles): void {
  const name = Object.keys(files).find((path) => !filePath.safeParse(path).success)
  if (name) throw new Error(`${folder} holds a file that not every web server could serve: ${name}`)
  writeFileSync(join(folder, FACTS_FILE), `${JSON.stringify({ ...facts, files }, null, 2)}\n`)
}
