import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CHUNK_HASH, integrityOf, MANIFEST } from '@confida/remote-kit/integrity'
import * as z from 'zod/mini'

/** What every tool that speaks Module Federation writes about a build. */
const stockManifest = z.looseObject({
  metaData: z.looseObject({
    publicPath: z.optional(z.string()),
    remoteEntry: z.looseObject({
      name: z.string(),
      path: z.optional(z.string()),
      type: z.optional(z.string()),
      integrity: z.optional(z.string()),
    }),
  }),
  exposes: z.array(z.looseObject({ path: z.string() })),
})

type StockManifest = z.output<typeof stockManifest>

const EXPOSED = './remote'

/** The names that bundlers give to entries of ES modules. */
const isOfModules = (type = '') => type === 'module' || type === 'esm'

function readManifest(folder: string): StockManifest {
  const path = join(folder, MANIFEST)
  if (!existsSync(path))
    throw new Error(
      `${folder} holds no build: there is no ${MANIFEST} (the plugin's option "manifest" writes it).`,
    )
  const manifest = stockManifest.safeParse(JSON.parse(readFileSync(path, 'utf8')))
  if (!manifest.success) throw new Error(`${path} is no manifest of Module Federation.`)
  return manifest.data
}

const entryOf = ({ metaData: { remoteEntry } }: StockManifest) =>
  join(remoteEntry.path ?? '', remoteEntry.name)

/** The scripts and styles of a build that its entry may load. */
const chunksOf = (folder: string, entry: string): string[] =>
  globSync('**/*.{js,mjs,css}', { cwd: folder })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file !== entry)
    .sort()

/** @throws with what the build's own configuration has to change */
function checkConfiguration(folder: string, { metaData, exposes }: StockManifest): void {
  if (!exposes.some(({ path }) => path === EXPOSED))
    throw new Error(`${folder} does not expose ${EXPOSED}: name it in the plugin's option "exposes".`)
  if (metaData.publicPath !== undefined && metaData.publicPath !== 'auto')
    throw new Error(
      `${folder} was built for ${metaData.publicPath}: only with the public path "auto" can it be released anywhere.`,
    )
}

/** @throws where the entry script does not hold the hash of a chunk: whoever alters it could run code in the page */
function checkHashes(folder: string, entry: string): void {
  const script = readFileSync(join(folder, entry), 'utf8')
  const isVouched = (file: string) => {
    const content = readFileSync(join(folder, file))
    return ['sha256', 'sha384', 'sha512'].some((hash) => script.includes(integrityOf(content, hash)))
  }
  const bare = chunksOf(folder, entry).find((file) => !isVouched(file))
  if (bare)
    throw new Error(
      `${entry} does not vouch for ${bare}: build with hashes of the chunks (Rspack's SubresourceIntegrityPlugin, ` +
        'webpack-subresource-integrity) and without entries of its own.',
    )
}

/**
 * The manifest of a build as it is released: a chain of integrity goes from it to the entry, and from there to each
 * script and style. Bundlers of scripts keep the chunks' hashes in the entry; for ES modules they stand in the manifest.
 * @throws where the chain cannot be made or is broken, with what to do
 */
export function vouchedManifest(folder: string): StockManifest {
  const manifest = readManifest(folder)
  checkConfiguration(folder, manifest)
  const { remoteEntry } = manifest.metaData
  const entry = entryOf(manifest)
  if (!existsSync(join(folder, entry))) throw new Error(`${folder} is damaged: ${entry} is missing.`)
  const integrity = integrityOf(readFileSync(join(folder, entry)))
  if (remoteEntry.integrity !== undefined && remoteEntry.integrity !== integrity)
    throw new Error(`${folder} is damaged: the manifest does not vouch for ${entry}.`)
  const metaData = { ...manifest.metaData, remoteEntry: { ...remoteEntry, integrity } }
  if (!isOfModules(remoteEntry.type)) {
    checkHashes(folder, entry)
    return { ...manifest, metaData }
  }
  const modules = chunksOf(folder, entry).map((name) => ({
    name,
    integrity: integrityOf(readFileSync(join(folder, name)), CHUNK_HASH),
  }))
  return { ...manifest, metaData: { ...metaData, modules } }
}
