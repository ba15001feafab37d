import { join } from 'node:path'
import type { Config } from '@confida/api/config'
import type { RemoteName, RemoteRelease } from '@confida/remote-kit'
import { HOST } from '@confida/shell/server/listen'
import { build } from '../launch/build.ts'
import { type Child, startChild, stopChild } from '../launch/child.ts'
import { findTakenPort } from '../launch/ports.ts'
import { registryFileOf, releaseOfSources, startProduct } from '../launch/product.ts'
import { remoteAddress } from '../launch/remote-address.ts'
import { distOf, remoteNames, root } from '../paths.ts'
import { readRegistry } from '../release/registry-file.ts'
import { isFromSource, restoreRelease } from './registry-override.ts'
import type { Running } from './running.ts'
import { isShellRunning } from './running-shell.ts'

export function asRemote(name: string): RemoteName {
  if (remoteNames.includes(name)) return name
  throw new Error(`No such remote: ${name}. There are ${remoteNames.join(', ')}.`)
}

const isAnswering = (address: string) =>
  fetch(address, { method: 'HEAD' }).then(
    () => true,
    () => false,
  )

/** The line to restore at the end. One that an earlier run left behind when it was killed gives way to the build's own. */
async function lineToRestore(name: RemoteName, registryFile: string, address: string) {
  const current = readRegistry(registryFile).find((release) => release.name === name)
  if (!current || !isFromSource(current)) return current
  if (await isAnswering(current.entry))
    throw new Error(`${name} runs from source already, at ${current.entry}.`)
  return releaseOfSources(name, distOf(name), address)
}

/** Restores in the worker's place when it was killed and could not. */
function restoreAfter({ process: child }: Child, name: RemoteName, file: string, before?: RemoteRelease) {
  child.once('exit', (code) => {
    if (code !== 0) void restoreRelease(file, name, before)
  })
}

/** Runs one remote from source inside the shell on PORT; brings the whole product up first where none runs. */
export async function devRemote(name: RemoteName, config: Config, shellPort: number): Promise<Running> {
  const registryFile = registryFileOf(config)
  const isRunning = await isShellRunning(shellPort, registryFile)
  if (!isRunning) {
    const taken = await findTakenPort(shellPort, config.apiPort)
    if (taken) throw new Error(taken)
    await build()
  }
  const product = isRunning ? undefined : await startProduct({ config, shellPort })
  const before = await lineToRestore(name, registryFile, remoteAddress(name, config, shellPort))
  const worker = await startChild(
    name,
    join(root, 'tools/src/dev/remote-worker.ts'),
    [name, registryFile, JSON.stringify(before ?? null)],
    { NODE_ENV: 'development', HOST },
  )
  restoreAfter(worker, name, registryFile, before)
  return {
    summary: [
      `  ${name} from source, ${worker.ready.address}`,
      `  in the shell at http://localhost:${shellPort}; reload the page to see a change.`,
    ],
    children: [worker],
    stop: async () => {
      await stopChild(worker)
      await product?.stop()
    },
  }
}
