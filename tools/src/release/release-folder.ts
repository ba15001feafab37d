import { cpSync, existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import process from 'node:process'
import { brotliDecompressSync } from 'node:zlib'
import { integrityOf, MANIFEST } from '@confida/remote-kit/integrity'
import { factsOfFolder, type ReleaseFacts, writeFacts } from './release-facts.ts'

/** The bundler's report about the build; of no use to a browser. */
const NOT_RELEASED = new Set(['mf-stats.json'])

const filesOf = (folder: string): string[] =>
  globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort()

function isSame(one: string, other: string): boolean {
  const files = filesOf(one)
  return (
    files.join('\n') === filesOf(other).join('\n') &&
    files.every((file) => readFileSync(join(one, file)).equals(readFileSync(join(other, file))))
  )
}

/** @throws where a link of the chain manifest → entry script is broken, or a compressed copy differs from its file */
function checkBuild(folder: string): void {
  const path = join(folder, MANIFEST)
  if (!existsSync(path)) throw new Error(`${folder} holds no build: there is no ${MANIFEST}.`)
  const { remoteEntry } = JSON.parse(readFileSync(path, 'utf8')).metaData
  if (remoteEntry.integrity !== integrityOf(readFileSync(join(folder, remoteEntry.name))))
    throw new Error(`${folder} is damaged: the manifest does not vouch for ${remoteEntry.name}.`)
  for (const file of filesOf(folder).filter((name) => name.endsWith('.br'))) {
    const plain = readFileSync(join(folder, file.slice(0, -'.br'.length)))
    if (!brotliDecompressSync(readFileSync(join(folder, file))).equals(plain))
      throw new Error(`${folder} is damaged: ${file} holds something else than its file.`)
  }
}

/** Checks that a folder is the release that its place says it is, before the registry points to it again. */
export function checkReleased(folder: string, { name, version }: Pick<ReleaseFacts, 'name' | 'version'>) {
  if (!existsSync(folder)) throw new Error(`${name} ${version} was never released to ${dirname(folder)}.`)
  const facts = factsOfFolder(folder)
  if (facts.name !== name || facts.version !== version)
    throw new Error(`${folder} holds ${facts.name} ${facts.version}, not ${name} ${version}.`)
  checkBuild(folder)
  return facts
}

/**
 * Copies a build into the folder of its version, which is there as a whole or not at all.
 * @throws when that version was released with other content: open tabs and the registry rely on it
 */
export function copyRelease(facts: ReleaseFacts, build: string, target: string): void {
  checkBuild(build)
  const draft = join(dirname(target), `.${basename(target)}.${process.pid}`)
  mkdirSync(dirname(target), { recursive: true })
  try {
    cpSync(build, draft, { recursive: true, filter: (source) => !NOT_RELEASED.has(basename(source)) })
    writeFacts(draft, facts)
    if (!existsSync(target)) renameSync(draft, target)
    else if (!isSame(draft, target))
      throw new Error(
        `${facts.name} ${facts.version} is released already, with other content; raise the version in its package.json.`,
      )
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}
