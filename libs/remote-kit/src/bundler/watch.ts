import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Configuration, rspack, type Stats } from '@rspack/core'

/** Waits for further changes, so that saving many files at once causes one rebuild. */
const DEBOUNCE_MS = 50

export interface Rebuild {
  /** The folder that the build was written to. */
  folder: string
  /** The compiler's messages, warnings included; empty when there are none. */
  messages: string
  isOk: boolean
}

const toRebuild = (folder: string, stats: Stats): Rebuild => ({
  folder,
  messages: stats.toString({ preset: 'errors-warnings', colors: true }),
  isOk: !stats.hasErrors(),
})

/**
 * Builds a project (the shell or a remote) by its own `rspack.config.js` and again at every change of a source.
 * `NODE_ENV` has to be `development` before this module is loaded.
 * @param root the project's absolute folder
 * @param onBuilt told after the first build and each further one, failed ones too
 * @returns a function that ends the watching
 */
export async function watchProject(
  root: string,
  onBuilt: (rebuild: Rebuild) => void,
): Promise<() => Promise<void>> {
  const { href } = pathToFileURL(join(root, 'rspack.config.js'))
  const { default: config } = (await import(href)) as { default: Configuration }
  const compiler = rspack(config)
  const folder = String(compiler.options.output.path)
  compiler.watch({ aggregateTimeout: DEBOUNCE_MS }, (error, stats) =>
    onBuilt(stats ? toRebuild(folder, stats) : { folder, messages: String(error), isOk: false }),
  )
  return () => new Promise((resolve) => compiler.close(() => resolve()))
}
