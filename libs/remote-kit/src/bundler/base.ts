import { extname, join } from 'node:path'
import { type Configuration, rspack } from '@rspack/core'
import { CHUNK_HASH } from './integrity.ts'
import { PrecompressPlugin } from './precompress.plugin.ts'
import { ThirdPartyNoticesPlugin } from './third-party-notices.plugin.ts'

/** Browsers that the product supports; also what CSS and JavaScript are compiled for. */
const targets = ['chrome >= 120', 'edge >= 120', 'firefox >= 121', 'safari >= 17.2']

export const isProduction = process.env.NODE_ENV !== 'development'

/** A development build never overwrites the folder that `npm start` serves. */
const outputFolder = isProduction ? 'dist' : 'dist-dev'

/** Milliseconds after which a chunk has timed out, as a manifest and an entry script have. */
const CHUNK_TIMEOUT_MS = 5000

/** A source here, compiled in the package that other teams install. */
const endpointLoader = join(import.meta.dirname, `endpoint.loader${extname(import.meta.filename)}`)

const scriptRule = {
  test: /\.tsx?$/,
  loader: 'builtin:swc-loader',
  options: {
    env: { targets },
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      // Never React's development JSX: a remote in development must also run in a production shell, whose React does
      // not have it.
      transform: { react: { runtime: 'automatic', development: false } },
    },
  },
  type: 'javascript/auto',
} as const

/** What the shell and every remote have in common. `root` is the project's folder, `name` its package name. */
export function baseConfig(root: string, name: string): Configuration {
  return {
    context: root,
    mode: isProduction ? 'production' : 'development',
    devtool: isProduction ? false : 'cheap-module-source-map',
    target: ['web', 'es2023'],
    output: {
      path: join(root, outputFolder),
      filename: '[name].[contenthash:10].js',
      chunkFilename: '[name].[contenthash:10].js',
      cssFilename: '[name].[contenthash:10].css',
      cssChunkFilename: '[name].[contenthash:10].css',
      assetModuleFilename: 'assets/[name].[contenthash:10][ext]',
      uniqueName: name.replace(/\W+/g, '_'),
      crossOriginLoading: 'anonymous',
      // A module that threw throws again, instead of giving what it had exported until then.
      strictModuleErrorHandling: true,
      chunkLoadTimeout: CHUNK_TIMEOUT_MS,
      clean: true,
    },
    resolve: {
      extensions: ['.ts', '.tsx', '.js'],
      conditionNames: ['source', '...'],
    },
    module: {
      rules: [
        scriptRule,
        { test: /\.endpoints\.[jt]s$/, loader: endpointLoader },
        { test: /\.css$/, type: 'css/auto' },
        { test: /\.(svg|png|webp|woff2)$/, type: 'asset/resource' },
      ],
      parser: { 'css/auto': { namedExports: false } },
      generator: {
        'css/auto': { exportsConvention: 'as-is', localIdentName: '[uniqueName]-[local]-[hash:6]' },
      },
    },
    optimization: {
      runtimeChunk: false,
      chunkIds: isProduction ? 'deterministic' : 'named',
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin({ extractComments: false }),
        new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets } }),
      ],
    },
    plugins: isProduction
      ? [
          new rspack.SubresourceIntegrityPlugin({ hashFuncNames: [CHUNK_HASH] }),
          new PrecompressPlugin(),
          new ThirdPartyNoticesPlugin(),
        ]
      : [],
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  }
}
