import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Compiler } from '@rspack/core'
import { integrityOf, MANIFEST } from './integrity.ts'

/**
 * Writes the integrity of the entry script into the manifest. The registry holds that of the manifest, the entry script
 * those of its chunks: so one hash in the registry vouches for every byte of a remote that runs. (In development the
 * chain ends at the entry script, as chunk hashes would slow every rebuild.)
 */
export class ManifestIntegrityPlugin {
  apply(compiler: Compiler): void {
    // On what lies on disk, at every build: in watch mode a manifest that did not change itself is not written again.
    compiler.hooks.afterEmit.tap('ManifestIntegrityPlugin', (compilation) => {
      if (compilation.errors.length > 0) return
      const folder = String(compilation.outputOptions.path)
      const path = join(folder, MANIFEST)
      const manifest = JSON.parse(readFileSync(path, 'utf8'))
      const { remoteEntry } = manifest.metaData
      remoteEntry.integrity = integrityOf(readFileSync(join(folder, remoteEntry.name)))
      writeFileSync(path, JSON.stringify(manifest))
    })
  }
}
