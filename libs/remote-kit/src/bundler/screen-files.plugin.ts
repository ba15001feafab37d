import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Compilation, Compiler } from '@rspack/core'
import { CHUNK_HASH, integrityOf, MANIFEST } from './integrity.ts'

/** The chunk of what a remote exposes. */
const EXPOSED = '__federation_expose_remote'

/** Of a remote's texts only the default language's have a named chunk: they are what a first visit reads. */
const isTexts = (chunk: string) => chunk.endsWith('-it')

/** What a screen that has a named chunk loads, in a first visit, after the entry script. */
function filesOfScreens({ namedChunkGroups }: Compilation): Record<string, string[]> {
  const names = [...namedChunkGroups.keys()]
  const filesOf = (...chunks: string[]) => [
    ...new Set(chunks.flatMap((chunk) => namedChunkGroups.get(chunk)?.getFiles() ?? [])),
  ]
  const screens = names.filter(
    (name) => name !== EXPOSED && !isTexts(name) && !namedChunkGroups.get(name)?.isInitial(),
  )
  return Object.fromEntries(screens.map((name) => [name, filesOf(EXPOSED, ...names.filter(isTexts), name)]))
}

/**
 * Lists in the manifest, by its name, what a screen loads, with the integrity that the bundler's table has. Whoever serves the
 * page of a path can so let the browser ask for all of it at once. Screens that are opened by a path have a named chunk.
 */
export class ScreenFilesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap('ScreenFilesPlugin', (compilation) => {
      if (compilation.errors.length > 0) return
      const folder = String(compilation.outputOptions.path)
      const describe = (name: string) => ({
        name,
        integrity: integrityOf(readFileSync(join(folder, name)), CHUNK_HASH),
      })
      const screens = Object.entries(filesOfScreens(compilation)).map(([name, files]) => [
        name,
        files.map(describe),
      ])
      const path = join(folder, MANIFEST)
      const manifest = JSON.parse(readFileSync(path, 'utf8'))
      manifest.metaData.screens = Object.fromEntries(screens)
      writeFileSync(path, JSON.stringify(manifest))
    })
  }
}
