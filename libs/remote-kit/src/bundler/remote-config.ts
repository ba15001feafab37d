import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import type { Configuration } from '@rspack/core'
import { baseConfig, isProduction } from './base.ts'
import { ManifestIntegrityPlugin } from './manifest-integrity.plugin.ts'
import { ScreenFilesPlugin } from './screen-files.plugin.ts'
import { consumedModules } from './shared-modules.ts'

/**
 * Bytes of source from which on several screens have a chunk in common. Less than that is put into each of them: a request
 * costs a phone more, and the small ones compress badly.
 */
const SHARED_CHUNK_MIN = 60_000

const containerName = (remote: string) => remote.replaceAll('-', '_')

/**
 * The whole bundler set-up of a remote: `export default remoteConfig(import.meta.dirname)`. It exposes `src/remote.ts`
 * as `./remote` and nothing else.
 */
export function remoteConfig(root: string): Configuration {
  const { name } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { name: string }
  const remote = name.replace('@confida/', '')
  const base = baseConfig(root, name)
  return {
    ...base,
    entry: {},
    output: { ...base.output, publicPath: 'auto' },
    optimization: { ...base.optimization, splitChunks: { minSize: SHARED_CHUNK_MIN } },
    plugins: [
      ...(base.plugins ?? []),
      new ModuleFederationPlugin({
        name: containerName(remote),
        filename: isProduction ? 'remoteEntry.[contenthash:10].js' : 'remoteEntry.js',
        exposes: { './remote': './src/remote.ts' },
        shared: consumedModules,
        dts: false,
      }),
      new ManifestIntegrityPlugin(),
      // Chunks of a development build have no integrity.
      ...(isProduction ? [new ScreenFilesPlugin()] : []),
    ],
  }
}
