import { randomBytes } from 'node:crypto'
import { mkdir, readFile, realpath } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { attend } from './attend.ts'
import { prepareBinaries } from './binaries.ts'
import { openCluster } from './cluster.ts'
import { urlOf } from './connection.ts'
import { findOwnedFolder } from './owned-folder.ts'
import { isAlive } from './postmaster.ts'
import { runServer } from './run-server.ts'
import { findServerUser } from './server-user.ts'
import { stopPostmaster } from './stop-postmaster.ts'
import { readOrCreateValue, replaceValue } from './stored-value.ts'

export interface EmbeddedPostgresOptions {
  /** Holds the cluster (or a link to it), the password, the port and the log; made when missing. */
  dataDir: string
  /** A fixed loopback port; without it a free one is chosen and kept. */
  port?: number
  /** Server settings beside our own, for tests that need no durability. */
  settings?: Record<string, string>
}

export interface EmbeddedPostgres {
  url: string
  /** Whether the server was already running, left by a killed process or shared with a living one. */
  adopted: boolean
  /** From now on it is started again, at its address, whenever it has ended. */
  keepRunning(report: (line: string) => void): void
  /** Fast, clean stop; does nothing while the living process that started the server still owns it. */
  stop(): Promise<void>
}

/**
 * Starts PostgreSQL on 127.0.0.1 from the npm-installed binaries, or adopts the one that runs on this folder already.
 * Safe to call from several processes at once: each step is atomic and PostgreSQL itself allows one server a cluster.
 * @throws EmbeddedPostgresError with one sentence for the person who starts the product
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const user = findServerUser()
  const dataDir = resolve(options.dataDir)
  // 0711: the server's user must walk through to its cluster; the secrets beside it are 0600 each.
  await mkdir(dataDir, { recursive: true, mode: user ? 0o711 : 0o700 })
  const password = await readOrCreateValue(join(dataDir, 'database-password'), () =>
    randomBytes(24).toString('hex'),
  )
  const binaries = await prepareBinaries(await findOwnedFolder('cache', user))
  const cluster = await openCluster({ binaries, dataDir, password, user })
  const ownerFile = join(dataDir, 'database-owner')

  const request = {
    postgres: binaries.postgres,
    cluster,
    user,
    settings: options.settings,
    logFile: join(dataDir, 'database.log'),
    portFile: join(dataDir, 'database-port'),
  }
  const { port, adopted } = await runServer(options.port, password, request)
  const owner = Number(await readFile(ownerFile, 'utf8').catch(() => '0'))
  const isShared = adopted && owner !== process.pid && owner > 0 && isAlive(owner)
  if (!isShared) await replaceValue(ownerFile, String(process.pid))

  const stopping = new AbortController()
  let attending: Promise<void> | undefined
  return {
    url: urlOf(port, password),
    adopted,
    keepRunning: (report) => {
      const start = () => runServer(port, password, request)
      attending = attend(cluster, start, report, stopping.signal)
    },
    stop: async () => {
      stopping.abort()
      await attending
      if (!isShared) await stopPostmaster(cluster, binaries.pgCtl)
    },
  }
}

/** Stops the server of this folder, whoever started it; for test runs, which share one. */
export async function stopEmbeddedPostgres(dataDir: string): Promise<void> {
  const { pgCtl } = await prepareBinaries(await findOwnedFolder('cache', findServerUser()))
  await stopPostmaster(await realpath(join(resolve(dataDir), 'database')), pgCtl)
}
