import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { type RemoteName, remoteNames } from '@confida/remote-kit'
import type { Config } from '../../../api/src/platform/config/config.ts'
import { distOf, portOf, root } from '../paths.ts'
import { describeRelease, writeRegistry } from '../release/registry-file.ts'
import { type Child, startChild, stopChild } from './child.ts'

const serving = join(root, 'tools/src/serving')

export interface Product {
  children: Child[]
  stop: () => Promise<void>
}

interface ProductOptions {
  config: Config
  shellPort: number
  /** Where a remote's build lies; its `dist` without. */
  distOfRemote?: (remote: RemoteName) => string
}

/** Starts the API, the five remotes on their own origins and the shell, all at once. Stops all when one fails. */
export async function startProduct({
  config,
  shellPort,
  distOfRemote = distOf,
}: ProductOptions): Promise<Product> {
  mkdirSync(config.dataDir, { recursive: true })
  const registryFile = join(config.dataDir, 'remotes.json')
  writeRegistry(
    registryFile,
    remoteNames.map((name) =>
      describeRelease(name, distOfRemote(name), `http://localhost:${portOf(name, shellPort)}`),
    ),
  )
  const starting = [
    startChild('API', join(distOf('api'), 'main.js'), [], { LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn' }),
    ...remoteNames.map((name) =>
      startChild(name, join(serving, 'serve-remote.ts'), [name, String(portOf(name, shellPort))], {
        REMOTE_DIST: distOfRemote(name),
      }),
    ),
    startChild('shell', join(serving, 'serve-shell.ts'), [], {
      PORT: String(shellPort),
      API_PORT: String(config.apiPort),
      REGISTRY_FILE: registryFile,
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
