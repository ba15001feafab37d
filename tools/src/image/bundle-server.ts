import { join } from 'node:path'
import { ThirdPartyNoticesPlugin } from '@confida/remote-kit/bundler'
import { type Configuration, rspack, type Stats } from '@rspack/core'
import { root } from '../paths.ts'

/** Readable in a stack trace. What it holds of others is named in `third-party-notices.txt` beside it. */
const configuration = (entry: string, folder: string): Configuration => ({
  mode: 'production',
  target: 'node24',
  context: root,
  entry: { server: join(root, entry) },
  output: { path: folder, filename: '[name].js', module: true, library: { type: 'module' } },
  optimization: { minimize: false },
  module: {
    rules: [
      {
        test: /\.ts$/,
        loader: 'builtin:swc-loader',
        options: { jsc: { target: 'es2024', parser: { syntax: 'typescript' } } },
      },
    ],
  },
  resolve: { conditionNames: ['source', 'node', 'import', 'require'] },
  plugins: [new ThirdPartyNoticesPlugin()],
})

/** Makes one file, `server.js`, of a server of this repository and all that it imports. */
export async function bundleServer(entry: string, folder: string): Promise<void> {
  const compiler = rspack(configuration(entry, folder))
  const stats = await new Promise<Stats | undefined>((resolve, reject) =>
    compiler.run((error, result) => (error ? reject(error) : resolve(result))),
  )
  await new Promise((resolve) => compiler.close(resolve))
  if (!stats || stats.hasErrors())
    throw new Error(`${entry} was not bundled: ${stats?.toString('errors-only')}`)
}
