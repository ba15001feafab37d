import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { shellConfig } from '@confida/remote-kit/bundler'
import { MANIFEST } from '@confida/remote-kit/integrity'
import { type Configuration, rspack, type Stats } from '@rspack/core'
import { remoteNames, root } from '../../paths.ts'

/** Stands in for the shell's module that fetches remotes: they are a part of the build. */
const bundledRemotes = () => `
const remotes = {${remoteNames.map((name) => `'${name}': () => import('${join(root, name, 'src/remote.ts')}')`)}}
export const fetchRemote = async (name) => ({ remote: (await remotes[name]()).default })
export const openedRemotes = async () => []
`

async function run(config: Configuration): Promise<void> {
  const compiler = rspack(config)
  const stats = await new Promise<Stats | undefined>((resolve, reject) =>
    compiler.run((error, result) => (error ? reject(error) : resolve(result))),
  )
  await new Promise((resolve) => compiler.close(resolve))
  if (!stats || stats.hasErrors())
    throw new Error(`The one application was not built: ${stats?.toString('errors-only')}`)
}

/** The registry tells the shell its routes, so it has a line for each remote; of these builds nothing is ever loaded. */
function writeEmptyBuilds(folder: string): void {
  for (const name of remoteNames) {
    mkdirSync(join(folder, name))
    writeFileSync(join(folder, name, MANIFEST), '{}')
  }
}

/**
 * Builds the shell with the remotes in it, without federation.
 * @param folder takes the source that joins them, in `shell` the build, and a folder for each remote
 * @returns the folder of the build
 */
export async function buildOneApplication(folder: string): Promise<string> {
  const joint = join(folder, 'bundled-remotes.js')
  writeFileSync(joint, bundledRemotes())
  writeEmptyBuilds(folder)
  const config = shellConfig(join(root, 'shell'))
  const path = join(folder, 'shell')
  await run({
    ...config,
    output: { ...config.output, path },
    plugins: [
      ...(config.plugins ?? []).filter(
        (plugin) => !/InitialChunkGuard/.test(String(plugin?.constructor.name)),
      ),
      new rspack.NormalModuleReplacementPlugin(/\/fetch-remote\.ts$/, joint),
    ],
  })
  return path
}
