import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Compiler } from '@rspack/core'
import { integrityOf, MANIFEST } from './integrity.ts'

/**
 * Writes the integrity of the entry script into the manifest. The registry has the hash of the manifest, the entry
 * script those of its chunks, so one hash in the registry covers all code of a remote. (In development the chain ends
 * at the entry script, as chunk hashes would slow down every rebuild.)
 */
export class ManifestIntegrityPlugin {
  apply(compiler: Compiler): void {
    // Reads the manifest from disk: in watch mode the bundler does not emit an unchanged manifest again.
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
