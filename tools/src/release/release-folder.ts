import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import process from 'node:process'
import { isDeepStrictEqual } from 'node:util'
import { brotliDecompressSync } from 'node:zlib'
import { MANIFEST } from '@confida/remote-kit/integrity'
import { factsOfFolder, type ReleaseFacts, writeFacts } from '@confida/remote-kit/release'
import { vouchedManifest } from './vouched-manifest.ts'

/** The bundlers' reports about the build; of no use to a browser. */
const NOT_RELEASED = new Set(['mf-stats.json', '.vite'])

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

/** Checks that a folder is the release that its place says it is, before the registry points to it again. */
export function checkReleased(folder: string, { name, version }: Pick<ReleaseFacts, 'name' | 'version'>) {
  if (!existsSync(folder)) throw new Error(`${name} ${version} was never released to ${dirname(folder)}.`)
  const facts = factsOfFolder(folder)
  if (facts.name !== name || facts.version !== version)
    throw new Error(`${folder} holds ${facts.name} ${facts.version}, not ${name} ${version}.`)
  if (!isDeepStrictEqual(vouchedManifest(folder), readManifest(folder)))
    throw new Error(`${folder} is damaged: its manifest does not vouch for its files.`)
  checkCopies(folder)
  return facts
}

/**
 * Copies a build into the folder of its version, which is there as a whole or not at all.
 * @throws when that version was released with other content: open tabs and the registry rely on it
 */
export function copyRelease(facts: ReleaseFacts, build: string, target: string): void {
  if (!existsSync(build)) throw new Error(`${build} holds no build.`)
  checkCopies(build)
  const draft = join(dirname(target), `.${basename(target)}.${process.pid}`)
  mkdirSync(dirname(target), { recursive: true })
  try {
    cpSync(build, draft, { recursive: true, filter: (source) => !NOT_RELEASED.has(basename(source)) })
    vouch(draft)
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
