import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { type RemoteName, type RemoteRelease, remoteNames } from '@confida/remote-kit'
import { MANIFEST } from '@confida/remote-kit/integrity'
import type { Config } from '../../../api/src/platform/config/config.ts'
import { distOf, portOf, root } from '../paths.ts'
import { describeRelease, writeRegistry } from '../release/registry-file.ts'
import { factsOfSources } from '../release/release-facts.ts'
import { type Child, startChild, stopChild } from './child.ts'

const serving = join(root, 'tools/src/serving')

export interface Product {
  children: Child[]
  stop: () => Promise<void>
}

interface ProductOptions {
  config: Config
  shellPort: number
  /** Where a project's build lies; its `dist` without. */
  folderOf?: (project: string) => string
  /** How the API is started; from its build without. */
  startApi?: () => Promise<Child>
}

export const registryFileOf = ({ dataDir }: Pick<Config, 'dataDir'>) => join(dataDir, 'remotes.json')

const startBuiltApi = () =>
  startChild('API', join(distOf('api'), 'main.js'), [], { LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn' })

/** The registry's line for a remote that is served on its port from its own build. */
export const releaseOfSources = (name: RemoteName, folder: string, shellPort: number): RemoteRelease =>
  describeRelease(
    factsOfSources(name, join(root, name)),
    folder,
    `http://localhost:${portOf(name, shellPort)}`,
  )

/** Starts the API, the five remotes on their own origins and the shell, all at once. Stops all when one fails. */
export async function startProduct({
  config,
  shellPort,
  folderOf = distOf,
  startApi = startBuiltApi,
}: ProductOptions): Promise<Product> {
  mkdirSync(config.dataDir, { recursive: true })
  const registryFile = registryFileOf(config)
  // In watch mode a remote may not compile at first; it joins when it does.
  const built = remoteNames.filter((name) => existsSync(join(folderOf(name), MANIFEST)))
  writeRegistry(
    registryFile,
    built.map((name) => releaseOfSources(name, folderOf(name), shellPort)),
  )
  const starting = [
    startApi(),
    ...remoteNames.map((name) =>
      startChild(name, join(serving, 'serve-remote.ts'), [name, String(portOf(name, shellPort))], {
        REMOTE_DIST: folderOf(name),
      }),
    ),
    startChild('shell', join(serving, 'serve-shell.ts'), [], {
      PORT: String(shellPort),
      API_PORT: String(config.apiPort),
      REGISTRY_FILE: registryFile,
      SHELL_DIST: folderOf('shell'),
      PUBLIC_URL: config.publicUrl,
    }),
  ]
  const settled = await Promise.allSettled(starting)
  const children = settled.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
  const stop = async () => {
    await Promise.all(children.map(stopChild))
  }
  const failed = settled.find((result) => result.status === 'rejected')
  if (failed) {
    await stop()
    throw failed.reason
  }
  return { children, stop }
}
