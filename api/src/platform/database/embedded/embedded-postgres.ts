import { randomBytes } from 'node:crypto'
import { mkdir, readFile, realpath } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { prepareBinaries } from './binaries.ts'
import { openCluster, SUPERUSER } from './cluster.ts'
import { connectWhenReady, ensureDatabase } from './connection.ts'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'
import { keepValue, replaceValue } from './kept-value.ts'
import { takeFreePort } from './loopback-port.ts'
import { findOwnedFolder } from './owned-folder.ts'
import { findPostmaster, isAlive, type SpawnRequest, spawnPostmaster } from './postmaster.ts'
import { findServerUser } from './server-user.ts'
import { stopPostmaster } from './stop-postmaster.ts'

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
  /** Fast, clean stop; does nothing while the living process that started the server still owns it. */
  stop(): Promise<void>
}

const ATTEMPTS = 4

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
  const password = await keepValue(join(dataDir, 'database-password'), () => randomBytes(24).toString('hex'))
  const binaries = await prepareBinaries(await findOwnedFolder('cache', user))
  const cluster = await openCluster({ binaries, dataDir, password, user })
  const ownerFile = join(dataDir, 'database-owner')

  const { port, adopted } = await runServer(options.port, password, {
    postgres: binaries.postgres,
    cluster,
    user,
    settings: options.settings,
    logFile: join(dataDir, 'database.log'),
    portFile: join(dataDir, 'database-port'),
  })
  const owner = Number(await readFile(ownerFile, 'utf8').catch(() => '0'))
  const isShared = adopted && owner !== process.pid && owner > 0 && isAlive(owner)
  if (!isShared) await replaceValue(ownerFile, String(process.pid))

  return {
    url: urlOf(port, password),
    adopted,
    stop: async () => {
      if (!isShared) await stopPostmaster(cluster, binaries.pgCtl)
    },
  }
}

/** Stops the server of this folder, whoever started it; for test runs, which share one. */
export async function stopEmbeddedPostgres(dataDir: string): Promise<void> {
  const { pgCtl } = await prepareBinaries(await findOwnedFolder('cache', findServerUser()))
  await stopPostmaster(await realpath(join(resolve(dataDir), 'database')), pgCtl)
}

type RunRequest = Omit<SpawnRequest, 'port'> & { portFile: string }

async function runServer(fixedPort: number | undefined, password: string, request: RunRequest) {
  for (let attempt = 1; ; attempt++) {
    const running = findPostmaster(request.cluster)
    if (running && (await connectWhenReady(running.port, password, () => isRunning(request.cluster)))) {
      return { port: running.port, adopted: true }
    }
    const port = await choosePort(fixedPort, request.portFile)
    const child = spawnPostmaster({ ...request, port })
    let spawnError: Error | undefined
    child.once('error', (error) => {
      spawnError = error
    })
    const isUp = () => !spawnError && child.exitCode === null && child.signalCode === null
    if (await connectWhenReady(port, password, isUp)) {
      await ensureDatabase(urlOf(port, password, 'postgres'))
      await replaceValue(request.portFile, String(port))
      // A process that started the same cluster a moment earlier may be the one that answers.
      return { port, adopted: findPostmaster(request.cluster)?.pid !== child.pid }
    }
    // Lost to another process that starts the same cluster, or the free port was taken in between: look again.
    if (attempt === ATTEMPTS)
      throw new EmbeddedPostgresError(await describeFailure(request.logFile, spawnError))
  }
}

function isRunning(cluster: string): boolean {
  return findPostmaster(cluster) !== undefined
}

async function choosePort(fixedPort: number | undefined, portFile: string): Promise<number> {
  const kept = fixedPort ?? Number(await readFile(portFile, 'utf8').catch(() => '0'))
  const port = await takeFreePort(kept)
  if (port) return port
  if (fixedPort) throw new EmbeddedPostgresError(`Port ${fixedPort} of the embedded database is taken.`)
  const other = await takeFreePort(0)
  if (!other) throw new EmbeddedPostgresError('The embedded database found no free port on 127.0.0.1.')
  return other
}

function urlOf(port: number, password: string, database = SUPERUSER): string {
  return `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/${database}`
}

async function describeFailure(logFile: string, spawnError: Error | undefined): Promise<string> {
  const log = await readFile(logFile, 'utf8').catch(() => '')
  const lines = log.split('\n').filter((line) => /FATAL|PANIC|ERROR/.test(line))
  const reason =
    spawnError?.message ?? lines.at(-1)?.replace(/^.*?(FATAL|PANIC|ERROR):\s*/, '') ?? 'no reason given'
  return `The embedded database did not start (${reason}); its log is ${logFile}.`
}
