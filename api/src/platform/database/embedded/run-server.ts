import { readFile } from 'node:fs/promises'
import { connectWhenReady, ensureDatabase, urlOf } from './connection.ts'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'
import { findFreePort } from './loopback-port.ts'
import { findPostmaster, removeForeignPidFile, type SpawnRequest, spawnPostmaster } from './postmaster.ts'
import { replaceValue } from './stored-value.ts'

const ATTEMPTS = 4

type RunRequest = Omit<SpawnRequest, 'port'> & { portFile: string }

/** Adopts the server of this cluster or starts one, on the given port or on the one it had before. */
export async function runServer(fixedPort: number | undefined, password: string, request: RunRequest) {
  for (let attempt = 1; ; attempt++) {
    const running = findPostmaster(request.cluster)
    if (running && (await connectWhenReady(running.port, password, () => isRunning(request.cluster)))) {
      await ensureDatabase(urlOf(running.port, password, 'postgres'))
      return { port: running.port, adopted: true }
    }
    await removeForeignPidFile(request.cluster)
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
  const port = await findFreePort(kept)
  if (port) return port
  if (fixedPort) throw new EmbeddedPostgresError(`Port ${fixedPort} of the embedded database is taken.`)
  const other = await findFreePort(0)
  if (!other) throw new EmbeddedPostgresError('The embedded database found no free port on 127.0.0.1.')
  return other
}

async function describeFailure(logFile: string, spawnError: Error | undefined): Promise<string> {
  const log = await readFile(logFile, 'utf8').catch(() => '')
  const lines = log.split('\n').filter((line) => /FATAL|PANIC|ERROR/.test(line))
  const reason =
    spawnError?.message ?? lines.at(-1)?.replace(/^.*?(FATAL|PANIC|ERROR):\s*/, '') ?? 'no reason given'
  return `The embedded database did not start (${reason}); its log is ${logFile}.`
}
