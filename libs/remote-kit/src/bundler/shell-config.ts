import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import { type Configuration, rspack } from '@rspack/core'
import { baseConfig } from './base.ts'
import { sharedModules } from './shared-modules.ts'

/** The bundler set-up of the shell: the host that provides the shared modules and knows no remote at build time. */
export function shellConfig(root: string): Configuration {
  const base = baseConfig(root, '@confida/shell')
  return {
    ...base,
    entry: { main: './src/index.ts' },
    output: { ...base.output, publicPath: '/' },
    plugins: [
      ...(base.plugins ?? []),
      new rspack.HtmlRspackPlugin({ template: './src/index.html', scriptLoading: 'defer' }),
      new rspack.CopyRspackPlugin({ patterns: [{ from: 'public', to: '.' }] }),
      new ModuleFederationPlugin({
        name: 'shell',
        remotes: {},
        shared: sharedModules('shell'),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        experiments: { optimization: { target: 'web' }, provideExternalRuntime: true },
      }),
    ],
  }
}
