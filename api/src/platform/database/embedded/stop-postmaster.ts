import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'
import { findPostmaster, waitForEnd } from './postmaster.ts'

/** Ends the server of this cluster, if one runs: connections are closed, everything committed is kept. */
export async function stopPostmaster(cluster: string, pgCtl: string): Promise<void> {
  const running = findPostmaster(cluster)
  if (!running) return
  if (process.platform === 'win32') {
    await promisify(execFile)(pgCtl, ['stop', '-D', cluster, '-m', 'fast'])
    return
  }
  // SIGINT is PostgreSQL's fast shutdown, SIGQUIT its immediate one, which recovers at the next start.
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    sendSignal(running.pid, signal)
    if (await waitForEnd(running.pid, 8)) return
  }
  throw new EmbeddedPostgresError(`The embedded database (process ${running.pid}) did not stop.`)
}

function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // It ended between the look and the signal.
  }
}
