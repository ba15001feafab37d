import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Compiler } from '@rspack/core'

const compress = promisify(brotliCompress)

/**
 * Only files with a hash in their name: their compressed copy can never be outdated. HTML and the manifest, whose
 * names stay the same, are skipped.
 */
const COMPRESSED = /\.[0-9a-f]{10}\.(js|css|svg)$/

/** Writes a brotli copy beside a file, unless that is larger. */
export async function precompress(path: string): Promise<void> {
  const content = await readFile(path)
  const compressed = await compress(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  })
  if (compressed.length < content.length) await writeFile(`${path}.br`, compressed)
}

/** Writes a brotli copy (`.br`) beside every hashed script, stylesheet and drawing of a production build. */
export class PrecompressPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tapPromise('PrecompressPlugin', async ({ outputOptions }) => {
      const folder = String(outputOptions.path)
      const files = await readdir(folder, { recursive: true })
      await Promise.all(
        files.filter((file) => COMPRESSED.test(file)).map((file) => precompress(join(folder, file))),
      )
    })
  }
}
