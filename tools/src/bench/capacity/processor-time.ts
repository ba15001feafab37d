import { readdirSync, readFileSync } from 'node:fs'
import type pg from 'pg'

/** Of Linux, everywhere. */
const TICKS_PER_SECOND = 100

const statOf = (pid: number | string) => {
  try {
    // The name before may hold anything.
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  } catch {
    return []
  }
}
const secondsOf = (stat: string[]) => (Number(stat[11] ?? 0) + Number(stat[12] ?? 0)) / TICKS_PER_SECOND

/** Seconds of the processor that a process has used, by its own account. */
export async function apiSeconds(metricsPort: number): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(text)?.[1])
}

/**
 * Seconds that PostgreSQL has used with all its processes; those that have ended are counted as the postmaster's children.
 * Undefined where that cannot be seen: on Linux alone it can.
 */
export async function postgresSeconds(client: pg.Client): Promise<number | undefined> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const postmaster = statOf(rows[0]?.pid ?? 0)[1]
  if (!postmaster) return undefined
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  const children = all.map(statOf).filter((stat) => stat[1] === postmaster)
  const own = statOf(postmaster)
  const ended = (Number(own[13] ?? 0) + Number(own[14] ?? 0)) / TICKS_PER_SECOND
  return children.reduce((sum, stat) => sum + secondsOf(stat), secondsOf(own) + ended)
}
