import { createRequire } from 'node:module'
import { join } from 'node:path'

const require = createRequire(import.meta.url)

/** What federated builds run on: a small runtime of our own instead of the federation's, by the path that the plugin names. */
export const federationRuntime: Record<string, string> = {
  [require.resolve('@module-federation/webpack-bundler-runtime')]: join(
    import.meta.dirname,
    '../federation/bundler-runtime.ts',
  ),
}
