import { createRequire } from 'node:module'
import { join } from 'node:path'

const require = createRequire(import.meta.url)

/** Replaces the federation's bundler runtime by our small one, at the path that the plugin resolves. */
export const federationRuntime: Record<string, string> = {
  [require.resolve('@module-federation/webpack-bundler-runtime')]: join(
    import.meta.dirname,
    '../federation/bundler-runtime.ts',
  ),
}
