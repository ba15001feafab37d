import { type Compiler, rspack } from '@rspack/core'

const kinds: Record<string, string> = { js: 'script', css: 'style' }

/**
 * Lets the page ask for the files of chunks, with what they depend on, as soon as the browser has read the HTML: it would
 * else learn of them only when the entry script runs. (The integrity is added with that of the other tags.) The entry, which
 * is deferred and would come last, is as urgent as they are: it starts the remote.
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
              as: kinds[file.split('.').at(-1) ?? ''],
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
