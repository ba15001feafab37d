import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { BackupError } from './backup-error.ts'

type Tool = 'pg_dump' | 'pg_restore'

export interface RunningTool {
  output: Readable
  /** @throws BackupError with what it said, where it did not succeed */
  done: Promise<void>
}

/** Starts a program of PostgreSQL's client on a database; the password is in no list of processes. */
export function runTool(tool: Tool, args: string[], databaseUrl: string): RunningTool {
  const address = new URL(databaseUrl)
  const password = decodeURIComponent(address.password)
  address.password = ''
  const child = spawn(tool, [...args, `--dbname=${address.href}`], {
    env: { ...process.env, LC_ALL: 'C', PGCONNECT_TIMEOUT: '10', ...(password && { PGPASSWORD: password }) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const finish = async () => {
    const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'close')])
    if (code !== 0) throw new BackupError(`${tool} has failed: ${firstErrorOf(said)}`)
  }
  const done = finish()
  // Whoever reads the output waits for it later.
  done.catch(() => undefined)
  return { output: child.stdout, done }
}

const firstErrorOf = (said: string) =>
  said.split('\n').find((line) => /error|fatal/i.test(line)) ?? (said.trim() || 'it gave no reason.')

/**
 * PostgreSQL's client reads no newer version than its own.
 * @throws BackupError where it is missing on this machine, or older than `version`
 */
export async function requireTool(tool: Tool, version: number): Promise<void> {
  const advice = `install PostgreSQL's client ${version} or newer (Debian: apt-get install postgresql-client-${version}).`
  const child = spawn(tool, ['--version'], { env: process.env, stdio: ['ignore', 'pipe', 'ignore'] })
  const [said] = await Promise.all([text(child.stdout), once(child, 'close')]).catch(() => {
    throw new BackupError(`There is no ${tool} on this machine: ${advice}`)
  })
  const found = Number(/(\d+)/.exec(said)?.[1])
  if (!(found >= version))
    throw new BackupError(`${tool} is of PostgreSQL ${found}, and the database of ${version}: ${advice}`)
}
