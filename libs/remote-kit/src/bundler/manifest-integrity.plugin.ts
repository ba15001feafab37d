import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Compiler } from '@rspack/core'

const MANIFEST = 'mf-manifest.json'

/** Subresource integrity of a file's content. */
export const integrityOf = (content: string | Buffer): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`

/**
 * Writes the integrity of the entry script into the manifest. The registry holds that of the manifest, the entry script
 * those of its chunks: so one hash in the registry vouches for every byte of a remote that runs.
 */
export class ManifestIntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap('ManifestIntegrityPlugin', ({ outputOptions }) => {
      const folder = String(outputOptions.path)
      const path = join(folder, MANIFEST)
      const manifest = JSON.parse(readFileSync(path, 'utf8'))
      const { remoteEntry } = manifest.metaData
      remoteEntry.integrity = integrityOf(readFileSync(join(folder, remoteEntry.name)))
      writeFileSync(path, JSON.stringify(manifest))
    })
  }
}
