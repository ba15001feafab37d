import { join } from 'node:path'
import { precompress } from '@confida/remote-kit/bundler'
import type { Compiler } from '@rspack/core'
import { injectManifest } from 'workbox-build'

/** Its address never changes: browsers ask there for a newer version. */
const FILE = 'service-worker.js'

/** All that the page needs but pictures that only other programs show. */
const FILES = ['**/*.{js,css,woff2,svg}', 'index.html', 'manifest.webmanifest', 'favicon.ico']

/** Builds the service worker beside the page, with the list of the files that it keeps. */
export class ServiceWorkerPlugin {
  private readonly source: string

  constructor(source: string) {
    this.source = source
  }

  apply(compiler: Compiler): void {
    const options = { name: 'service-worker', filename: FILE }
    new compiler.rspack.EntryPlugin(compiler.context, this.source, options).apply(compiler)
    compiler.hooks.afterEmit.tapPromise('ServiceWorkerPlugin', async ({ errors, outputOptions }) => {
      if (errors.length > 0) return
      const folder = String(outputOptions.path)
      const file = join(folder, FILE)
      const { warnings } = await injectManifest({
        swSrc: file,
        swDest: file,
        globDirectory: folder,
        globPatterns: FILES,
        globIgnores: [FILE],
        // The name carries the hash.
        dontCacheBustURLsMatching: /\.[0-9a-f]{10}\.\w+$/,
      })
      if (warnings.length > 0) throw new Error(warnings.join('\n'))
      await precompress(file)
    })
  }
}
