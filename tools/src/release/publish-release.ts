import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { integrityOf } from '@confida/remote-kit/integrity'
import { FACTS_FILE, filesOfFolder, type ReleaseFacts } from '@confida/remote-kit/release'
import { checkReleased } from './release-folder.ts'
import { checkConditions, type Store } from './store/store.ts'

type Version = Pick<ReleaseFacts, 'name' | 'version'>

/** Files on their way at once. */
const PARALLEL = 8

/** Where a release lies below the place of all. */
export const pathOf = ({ name, version }: Version): string => `${name}/${version}`

/** Ends at the first failure, once nothing is on its way any more: a generator that one loop leaves gives the others nothing. */
async function forEach<Item>(items: Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const queue = (function* () {
    yield* items
  })()
  const loop = async () => {
    for (const item of queue) await work(item)
  }
  const settled = await Promise.allSettled(Array.from({ length: PARALLEL }, loop))
  const failed = settled.find(({ status }) => status === 'rejected')
  if (failed) throw (failed as PromiseRejectedResult).reason
}

/** Writes a file of a release, unless it is there already. @throws when there is another: open tabs and the registry rely on it */
async function addFile(store: Store, path: string, content: Buffer, { name, version }: Version) {
  if (await store.write(path, content)) return
  const there = await store.read(path)
  if (!there?.content.equals(content))
    throw new Error(
      `${name} ${version} is released already, with other content; raise the version in its package.json.`,
    )
}

/**
 * Writes a prepared release to its place. The file with the hashes of all others comes first: who writes it has the version, and what
 * was interrupted can be repeated.
 */
export async function publishRelease(folder: string, release: Version, store: Store): Promise<void> {
  const path = pathOf(release)
  const add = (file: string) => addFile(store, `${path}/${file}`, readFileSync(join(folder, file)), release)
  const facts = { store, path: `${path}/${FACTS_FILE}` }
  await checkConditions(facts)
  await add(FACTS_FILE)
  await checkConditions(facts)
  await forEach(Object.keys(filesOfFolder(folder)), add)
}

/** Fetches a release into an empty folder, and checks that it is what was released. */
export async function fetchRelease(store: Store, release: Version, folder: string): Promise<ReleaseFacts> {
  const { name, version } = release
  const read = async (file: string) => (await store.read(`${pathOf(release)}/${file}`))?.content
  const facts = await read(FACTS_FILE)
  if (!facts) throw new Error(`${name} ${version} was never released to ${store.addressOf('')}.`)
  writeFileSync(join(folder, FACTS_FILE), facts)
  await forEach(Object.entries(filesOfFolder(folder)), async ([file, hash]) => {
    const content = await read(file)
    if (!content || integrityOf(content) !== hash)
      throw new Error(`${name} ${version} is damaged: ${file} is missing or was changed.`)
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), content)
  })
  return checkReleased(folder, release)
}
