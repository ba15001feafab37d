import { cpSync, existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join, sep } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { brotliDecompressSync } from 'node:zlib'
import { integrityOf, MANIFEST } from '@confida/remote-kit/integrity'
import { FACTS_FILE, factsOfFolder, type ReleaseFacts, writeFacts } from '@confida/remote-kit/release'
import { vouchedManifest } from './vouched-manifest.ts'

/** The bundlers' reports about the build, of no use to a browser, and what is written anew. */
const NOT_RELEASED = new Set(['mf-stats.json', '.vite', FACTS_FILE])

const filesOf = (folder: string): string[] =>
  globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .map((file) => file.replaceAll(sep, '/'))
    .sort()

/** @throws where a compressed copy differs from its file */
function checkCopies(folder: string): void {
  for (const file of filesOf(folder).filter((name) => name.endsWith('.br'))) {
    const plain = readFileSync(join(folder, file.slice(0, -'.br'.length)))
    if (!brotliDecompressSync(readFileSync(join(folder, file))).equals(plain))
      throw new Error(`${folder} is damaged: ${file} holds something else than its file.`)
  }
}

const readManifest = (folder: string) => JSON.parse(readFileSync(join(folder, MANIFEST), 'utf8'))

/** Lets the manifest vouch for all code of a build; one of ours does already. */
function vouch(folder: string): void {
  const manifest = vouchedManifest(folder)
  if (isDeepStrictEqual(manifest, readManifest(folder))) return
  rmSync(join(folder, `${MANIFEST}.br`), { force: true })
  writeFileSync(join(folder, MANIFEST), JSON.stringify(manifest))
}

/** Checks that a folder holds the release that its place says it is, before the registry points to it again. */
export function checkReleased(folder: string, { name, version }: Pick<ReleaseFacts, 'name' | 'version'>) {
  const facts = factsOfFolder(folder)
  if (facts.name !== name || facts.version !== version)
    throw new Error(`The place of ${name} ${version} holds ${facts.name} ${facts.version}.`)
  if (!isDeepStrictEqual(vouchedManifest(folder), readManifest(folder)))
    throw new Error(`${name} ${version} is damaged: its manifest does not vouch for its files.`)
  checkCopies(folder)
  return facts
}

/** Makes of a build, which stays as it is, the files of a release in an empty folder. */
export function prepareRelease(facts: ReleaseFacts, build: string, folder: string): void {
  if (!existsSync(build)) throw new Error(`${build} holds no build.`)
  checkCopies(build)
  cpSync(build, folder, { recursive: true, filter: (source) => !NOT_RELEASED.has(basename(source)) })
  vouch(folder)
  const hashes = filesOf(folder).map((file) => [file, integrityOf(readFileSync(join(folder, file)))])
  writeFacts(folder, facts, Object.fromEntries(hashes))
}
