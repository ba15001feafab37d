import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import type { Configuration } from '@rspack/core'
import { baseConfig, isProduction } from './base.ts'
import { consumedModules } from './consumed-modules.ts'
import { federationAliases } from './federation-runtime.ts'
import { ManifestIntegrityPlugin } from './manifest-integrity.plugin.ts'
import { ScreenFilesPlugin } from './screen-files.plugin.ts'

/**
 * The least bytes of source for a chunk shared by several screens. Smaller modules are copied into each screen:
 * another request costs a phone more, and small files compress badly.
 */
const SHARED_CHUNK_MIN = 60_000

const containerName = (remote: string) => remote.replaceAll('-', '_')

/**
 * The whole bundler configuration of a remote: `export default remoteConfig(import.meta.dirname)`. It exposes only
 * `src/remote.ts`, as `./remote`.
 */
export function remoteConfig(root: string): Configuration {
  const { name } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { name: string }
  const remote = name.replace('@confida/', '')
  const base = baseConfig(root, name)
  return {
    ...base,
    entry: {},
    output: { ...base.output, publicPath: 'auto' },
    resolve: { ...base.resolve, alias: federationAliases },
    optimization: {
      ...base.optimization,
      // Packages of one screen alone come with it, in one request.
      splitChunks: { minSize: SHARED_CHUNK_MIN, cacheGroups: { defaultVendors: false } },
    },
    plugins: [
      ...(base.plugins ?? []),
      new ModuleFederationPlugin({
        name: containerName(remote),
        filename: isProduction ? 'remoteEntry.[contenthash:10].js' : 'remoteEntry.js',
        exposes: { './remote': './src/remote.ts' },
        shared: consumedModules,
        shareStrategy: 'loaded-first',
        dts: false,
        experiments: {
          // The run time's core comes from the shell.
          externalRuntime: true,
          // No remote loads further remotes.
          optimization: { disableSnapshot: true, disableRemote: true, target: 'web' },
        },
      }),
      new ManifestIntegrityPlugin(),
      // Chunks of a development build have no integrity.
      ...(isProduction ? [new ScreenFilesPlugin()] : []),
    ],
  }
}
