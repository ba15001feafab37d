import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import { type Configuration, rspack } from '@rspack/core'
import { baseConfig, isProduction } from './base.ts'
import { LightStartPlugin } from './light-start.plugin.ts'
import { PreloadPlugin } from './preload.plugin.ts'
import { providedAliases, providedModules } from './shared-modules.ts'

/** The packages that every page needs. */
const packages =
  '(react|react-dom|scheduler|react-router|i18next|react-i18next|use-sync-external-store|zustand|lucide-react)/'

/**
 * What every page needs of the shared modules, in two scripts instead of twenty: packages, which seldom change, and our own
 * libraries. Without the names a module would stand once more beside each other one that is shared.
 */
const commonChunks = {
  packages: {
    name: 'packages',
    test: new RegExp(`node_modules/${packages}`),
    chunks: 'all',
    enforce: true,
  },
  libraries: {
    name: 'libraries',
    test: /libs\/(contracts|http-client|i18n|session|ui)\/src\/(?!antd|locales|queries|theme\/colours)/,
    chunks: 'all',
    enforce: true,
  },
} as const

/**
 * What must not come before it is needed. The entry asks for the registry and the first remote while all else is on its way,
 * so it has next to nothing; what every page needs has no package but those in `packages` (no antd, no query cache, no zod).
 */
const loadedLater = {
  main: /node_modules\/(?!compare-versions\/).*js$|libs\/(?!remote-kit\/)/,
  bootstrap: new RegExp(`node_modules/(?!${packages}).*js$`),
}

/** The bundler set-up of the shell: the host that provides the shared modules and knows no remote at build time. */
export function shellConfig(root: string): Configuration {
  const base = baseConfig(root, '@confida/shell')
  return {
    ...base,
    entry: { main: './src/index.ts' },
    output: { ...base.output, publicPath: '/' },
    resolve: { ...base.resolve, alias: { ...base.resolve?.alias, ...providedAliases } },
    optimization: { ...base.optimization, splitChunks: { cacheGroups: commonChunks } },
    plugins: [
      ...(base.plugins ?? []),
      new rspack.HtmlRspackPlugin({ template: './src/index.html', scriptLoading: 'defer' }),
      // With the texts of the default language, in which a first visit is.
      new PreloadPlugin('bootstrap', 'common-it', 'shell-it'),
      // A development build leaves out nothing that is not used.
      ...(isProduction ? [new LightStartPlugin(loadedLater)] : []),
      new rspack.CopyRspackPlugin({ patterns: [{ from: 'public', to: '.' }] }),
      new ModuleFederationPlugin({ name: 'shell', remotes: {}, dts: false, manifest: false }),
      // It only provides: its own code uses the modules directly, without the detour that consumers take.
      new rspack.sharing.ProvideSharedPlugin({ provides: providedModules, enhanced: true }),
    ],
  }
}
