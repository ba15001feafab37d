import { execFileSync, spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { serverEnvironment } from './server-environment.ts'
import { serverArguments } from './server-settings.ts'
import type { ServerUser } from './server-user.ts'

const PID_FILE = 'postmaster.pid'
/** More than first processes of containers take that reap orphans now and then. */
const REAPED_WITHIN_MS = 3_000

export interface Postmaster {
  pid: number
  port: number
}

/** The server that runs on this cluster according to its `postmaster.pid`; a stale file answers undefined. */
export function findPostmaster(cluster: string): Postmaster | undefined {
  const named = readPidFile(cluster)
  return named && isPostmaster(named.pid, cluster) ? named : undefined
}

/**
 * After a reboot a stale file may name a living process of some other program, and PostgreSQL would refuse to start
 * beside it; it takes a zombie for alive, too, as a server that was killed is until it is reaped. A file that names a
 * dead process is left to PostgreSQL itself.
 */
export async function removeForeignPidFile(cluster: string): Promise<void> {
  const named = readPidFile(cluster)
  if (!named) return
  const deadline = Date.now() + REAPED_WITHIN_MS
  while (exists(named.pid) && isZombie(named.pid) && Date.now() < deadline) await delay(10)
  if (exists(named.pid) && !isPostmaster(named.pid, cluster)) rmSync(join(cluster, PID_FILE))
}

function readPidFile(cluster: string): Postmaster | undefined {
  try {
    const lines = readFileSync(join(cluster, PID_FILE), 'utf8').split('\n')
    return Number(lines[0]) > 0 ? { pid: Number(lines[0]), port: Number(lines[3]) } : undefined
  } catch {
    return undefined
  }
}

/** A number alone proves nothing, it may belong to any program by now: the command line decides. */
function isPostmaster(pid: number, cluster: string): boolean {
  if (!isAlive(pid)) return false
  if (process.platform === 'win32') return true
  try {
    return commandLineOf(pid).includes(cluster)
  } catch {
    return false
  }
}

function commandLineOf(pid: number): string {
  if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  return execFileSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' })
}

export const isAlive = (pid: number): boolean => exists(pid) && !isZombie(pid)

function exists(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** In a container whose first process does not reap orphans, an adopted server that has ended stays as a zombie. */
function isZombie(pid: number): boolean {
  if (process.platform !== 'linux') return false
  try {
    return /^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
  } catch {
    return true
  }
}

export interface SpawnRequest {
  postgres: string
  cluster: string
  port: number
  logFile: string
  user: ServerUser | undefined
  settings?: Record<string, string> | undefined
}

/** Starts the server in a session of its own with its output in a file: it outlives a parent that is killed. */
export function spawnPostmaster({ postgres, cluster, port, logFile, user, settings }: SpawnRequest) {
  const log = openSync(logFile, 'w', 0o600)
  const child = spawn(postgres, serverArguments(cluster, port, settings), {
    ...user,
    cwd: cluster,
    env: serverEnvironment(),
    stdio: ['ignore', log, log],
    detached: true,
  })
  closeSync(log)
  child.unref()
  return child
}

export async function waitForEnd(pid: number, seconds: number): Promise<boolean> {
  const deadline = Date.now() + seconds * 1000
  while (isAlive(pid)) {
    if (Date.now() > deadline) return false
    await delay(10)
  }
  return true
}
