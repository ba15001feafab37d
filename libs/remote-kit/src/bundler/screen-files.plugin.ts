import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Compilation, Compiler } from '@rspack/core'
import { CHUNK_HASH, integrityOf, MANIFEST } from './integrity.ts'

/** The chunk of the exposed module. */
const EXPOSED = '__federation_expose_remote'

/** Only a remote's texts in the default language have a named chunk: they are what a first visit reads. */
const isTexts = (chunk: string) => chunk.endsWith('-it')

/** The files that each screen with a named chunk loads in a first visit, after the entry script. */
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

/** All scripts and styles of a build. */
const filesOfBuild = ({ chunks }: Compilation): string[] => [
  ...new Set([...chunks].flatMap((chunk) => [...chunk.files])),
]

/**
 * Lists in the manifest the files that each screen loads, with their integrity, so that the server of the HTML page
 * can preload all of them at once. Screens that open by a path of their own have a named chunk. All files of the build
 * are listed beside them, for the service worker, which keeps a release whole or not at all.
 */
export class ScreenFilesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap('ScreenFilesPlugin', (compilation) => {
      if (compilation.errors.length > 0) return
      const folder = String(compilation.outputOptions.path)
      const toManifestFile = (name: string) => ({
        name,
        integrity: integrityOf(readFileSync(join(folder, name)), CHUNK_HASH),
      })
      const screens = Object.entries(filesOfScreens(compilation)).map(([name, files]) => [
        name,
        files.map(toManifestFile),
      ])
      const path = join(folder, MANIFEST)
      const manifest = JSON.parse(readFileSync(path, 'utf8'))
      manifest.metaData.screens = Object.fromEntries(screens)
      const { remoteEntry } = manifest.metaData
      manifest.metaData.files = filesOfBuild(compilation)
        .filter((name) => name !== remoteEntry.name)
        .map(toManifestFile)
      writeFileSync(path, JSON.stringify(manifest))
    })
  }
}
