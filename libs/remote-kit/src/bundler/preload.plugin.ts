import { type Compiler, rspack } from '@rspack/core'

const kinds: Record<string, string> = { js: 'script', css: 'style' }

/**
 * Lets the page ask for the files of a chunk, with what it depends on, as soon as the browser has read the HTML: it would
 * else learn of them only when the entry script runs. (The integrity is added with that of the other tags.)
 */
export class PreloadPlugin {
  private readonly chunk: string

  constructor(chunk: string) {
    this.chunk = chunk
  }

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('PreloadPlugin', (compilation) => {
      rspack.HtmlRspackPlugin.getCompilationHooks(compilation).alterAssetTagGroups.tap(
        'PreloadPlugin',
        (data) => {
          const files = compilation.namedChunkGroups.get(this.chunk)?.getFiles() ?? []
          const links = files.map((file) => ({
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
