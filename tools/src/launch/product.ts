import { existsSync, mkdirSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import process from 'node:process'
import type { Config } from '@confida/api/config'
import type { RemoteName, RemoteRelease } from '@confida/remote-kit'
import { MANIFEST } from '@confida/remote-kit/integrity'
import { describeRelease, factsOfSources } from '@confida/remote-kit/release'
import { REACHABLE_HOST } from '@confida/shell/server/listen'
import { distOf, portOf, remoteNames, root } from '../paths.ts'
import { type Child, startChild, stopChild } from './child.ts'
import { launchSettings } from './environment.schema.ts'
import { keepRunning, type Service } from './keep-running.ts'
import { registerBuilds } from './register-builds.ts'
import { remoteAddress } from './remote-address.ts'

const shellServer = join(root, 'shell/server/main.ts')
const remoteServer = join(root, 'tools/src/remote-server/serve-remote.ts')

export interface Product {
  services: Service[]
  stop: () => Promise<void>
}

interface ProductOptions {
  config: Config
  shellPort: number
  /** Where a project's build lies; its `dist` without. */
  folderOf?: (project: string) => string
  /** Starts the API from elsewhere than its build; it is then not this launcher that starts it again. */
  startApi?: () => Promise<Child>
  /** Gets a line for each process that has ended and starts again. */
  report?: (line: string) => void
}

export const registryFileOf = ({ dataDir }: Pick<Config, 'dataDir'>): string =>
  resolve(launchSettings().REGISTRY_FILE ?? join(dataDir, 'remotes.json'))

const startBuiltApi = (signal: AbortSignal) =>
  startChild(
    'API',
    join(distOf('api'), 'main.js'),
    [],
    { LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn' },
    signal,
  )

const unattended = (child: Child): Service => ({ child, stop: () => stopChild(child) })

/** The registry's line for a remote that is served from its own build. */
export const releaseOfSources = (name: RemoteName, folder: string, address: string): RemoteRelease =>
  describeRelease(factsOfSources(name, join(root, name)), folder, address)

/** Enters the remotes that are built into the registry. */
function registerRemotes(config: Config, shellPort: number, folderOf: (project: string) => string): string {
  const registryFile = registryFileOf(config)
  mkdirSync(dirname(registryFile), { recursive: true })
  // In watch mode a remote may not compile at first; it joins when it does.
  const built = remoteNames.filter((name) => existsSync(join(folderOf(name), MANIFEST)))
  registerBuilds(
    registryFile,
    built.map((name) => releaseOfSources(name, folderOf(name), remoteAddress(name, config, shellPort))),
  )
  return registryFile
}

/**
 * Starts the API, the five remotes on their own origins and the shell, all at once, and starts again what ends.
 * Stops all when one does not start at first.
 */
export async function startProduct({
  config,
  shellPort,
  folderOf = distOf,
  startApi,
  report = console.error,
}: ProductOptions): Promise<Product> {
  const registryFile = registerRemotes(config, shellPort, folderOf)
  const startRemote = (name: RemoteName) => (signal: AbortSignal) => {
    const args = [name, String(portOf(name, shellPort))]
    return startChild(name, remoteServer, args, { REMOTE_DIST: folderOf(name) }, signal)
  }
  const shellEnvironment = {
    PORT: String(shellPort),
    API_PORT: String(config.apiPort),
    REGISTRY_FILE: registryFile,
    SHELL_DIST: folderOf('shell'),
    PUBLIC_URL: config.publicUrl,
    REMOTE_ORIGINS: JSON.stringify(
      Object.fromEntries(
        remoteNames.map((name) => [name, `http://${REACHABLE_HOST}:${portOf(name, shellPort)}`]),
      ),
    ),
  }
  const settled = await Promise.allSettled([
    startApi ? startApi().then(unattended) : keepRunning(startBuiltApi, report),
    ...remoteNames.map((name) => keepRunning(startRemote(name), report)),
    keepRunning((signal) => startChild('shell', shellServer, [], shellEnvironment, signal), report),
  ])
  const services = settled.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
  const stop = async () => {
    await Promise.all(services.map((service) => service.stop()))
  }
  const failed = settled.find((result) => result.status === 'rejected')
  if (failed) {
    await stop()
    throw failed.reason
  }
  return { services, stop }
}
