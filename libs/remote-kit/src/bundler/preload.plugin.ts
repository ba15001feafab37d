import { type Compiler, rspack } from '@rspack/core'

const preloadTypes: Record<string, string> = { js: 'script', css: 'style' }

/**
 * Adds preload links for the files of chunks and their dependencies: without them the browser would learn of these
 * files only when the entry script runs. (The integrity is added together with that of the other tags.) The entry
 * script is deferred and would load last, so it gets the same priority: it starts the remote.
 */
export class PreloadPlugin {
  private readonly chunks: string[]

  constructor(...chunks: string[]) {
    this.chunks = chunks
  }

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('PreloadPlugin', (compilation) => {
      rspack.HtmlRspackPlugin.getCompilationHooks(compilation).alterAssetTagGroups.tap(
        'PreloadPlugin',
        (data) => {
          const files = this.chunks.flatMap(
            (chunk) => compilation.namedChunkGroups.get(chunk)?.getFiles() ?? [],
          )
          for (const { tagName, attributes } of data.headTags)
            if (tagName === 'script') attributes.fetchpriority = 'high'
          const links = [...new Set(files)].map((file) => ({
            tagName: 'link',
            attributes: {
              rel: 'preload',
              as: preloadTypes[file.split('.').at(-1) ?? ''],
              href: `${data.publicPath}${file}`,
              crossorigin: 'anonymous',
            },
            voidTag: true,
          }))
          data.headTags.unshift(...links)
          return data
        },
      )
    })
  }
}
