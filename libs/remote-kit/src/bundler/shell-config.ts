import { fileURLToPath } from 'node:url'
import { type Configuration, rspack } from '@rspack/core'
import { baseConfig, isProduction } from './base.ts'
import { sharedParts } from './consumed-modules.ts'
import { federationConstants } from './federation-runtime.ts'
import { InitialChunkGuardPlugin } from './initial-chunk-guard.plugin.ts'
import { PreloadPlugin } from './preload.plugin.ts'

/** Our libraries' folder, for use in an expression: a clone may lie in another folder of this name. */
const libs = fileURLToPath(new URL('../../../', import.meta.url)).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Packages that every page needs. */
const initialPackages =
  '(react|react-dom|scheduler|react-router|i18next|react-i18next|use-sync-external-store|zustand|lucide-react)/'

/**
 * The shared modules that every page needs, in two scripts instead of twenty: packages, which seldom change, and our
 * own libraries. Without the named groups a module would be copied next to every other shared module.
 */
const commonChunks = {
  packages: {
    name: 'packages',
    test: new RegExp(`node_modules/${initialPackages}`),
    chunks: 'all',
    enforce: true,
  },
  libraries: {
    name: 'libraries',
    test: new RegExp(
      `${libs}(contracts|http-client|i18n|session|ui)/src/(?!antd|locales|queries|theme/colours)`,
    ),
    chunks: 'all',
    enforce: true,
  },
} as const

/**
 * Files that must not be in the initial chunks. The entry requests the registry and the first remote while everything
 * else is loading, so it has the federation's run time and almost nothing else; the bootstrap chunk has no package except those in `initialPackages` (no
 * antd, no query cache, no zod).
 */
const forbiddenInitially = {
  main: new RegExp(`node_modules/(?!compare-versions/|@module-federation/).*js$|${libs}(?!remote-kit/)`),
  bootstrap: new RegExp(`node_modules/(?!${initialPackages}).*js$`),
}

/**
 * The bundler configuration of the shell: the host that provides the shared modules and knows no remote at build
 * time.
 */
export function shellConfig(root: string): Configuration {
  const base = baseConfig(root, '@confida/shell')
  return {
    ...base,
    entry: { main: './src/index.ts' },
    output: { ...base.output, publicPath: '/' },
    resolve: { ...base.resolve, alias: sharedParts },
    // The page and the shared modules import the components in different orders. No component's style relies on another's.
    ignoreWarnings: [/chunk libraries\n.*Conflicting order/],
    optimization: { ...base.optimization, splitChunks: { cacheGroups: commonChunks } },
    plugins: [
      ...(base.plugins ?? []),
      new rspack.HtmlRspackPlugin({ template: './src/index.html', scriptLoading: 'defer', chunks: ['main'] }),
      // With the texts of the default language, which a first visit needs.
      new PreloadPlugin('bootstrap', 'common-it', 'shell-it'),
      // A development build is not tree-shaken.
      ...(isProduction ? [new InitialChunkGuardPlugin(forbiddenInitially)] : []),
      new rspack.CopyRspackPlugin({ patterns: [{ from: 'public', to: '.' }] }),
      new rspack.DefinePlugin(federationConstants),
    ],
  }
}
