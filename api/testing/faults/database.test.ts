import { readFileSync } from 'node:fs'
import { mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type ApiProcess, startApiProcess, waitUntil } from '@confida/api/testing'
import { startTcpProxy, type TcpProxy } from '@confida/testing/server'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import {
  startEmbeddedPostgres,
  stopEmbeddedPostgres,
} from '../../src/platform/database/embedded/embedded-postgres.ts'
import { findPostmaster } from '../../src/platform/database/embedded/postmaster.ts'

const CLIENTS = 8
/** The promise is 2 s; a busy machine may take longer. */
const ANSWER_WITHIN_MS = 5_000
const RECOVER_WITHIN_MS = 5_000

let dataDir: string
let proxy: TcpProxy
let api: ApiProcess
let token: string

const startDatabase = () => startEmbeddedPostgres({ dataDir })
const stopDatabase = () => stopEmbeddedPostgres(dataDir)

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'confida-faults-'))
  proxy = await startTcpProxy((await startDatabase()).url)
  api = await startApiProcess(proxy.url)
  const { body } = await api.call('POST', '/api/auth/register', {
    body: { name: 'Anna', email: 'anna@example.com', password: 'segreto' },
  })
  token = body.token
})
afterAll(async () => {
  await api?.kill()
  await proxy?.close()
  await stopDatabase()
  await rm(dataDir, { recursive: true, force: true })
})

const profile = () => api.call('GET', '/api/auth/profile', { token })

const clusterOf = () => realpath(join(dataDir, 'database'))

/** The postmaster first, so that no child begins meanwhile. */
async function signalAll(signal: 'SIGSTOP' | 'SIGCONT') {
  const pid = findPostmaster(await clusterOf())?.pid as number
  process.kill(pid, signal)
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')
  for (const child of children) process.kill(Number(child), signal)
}

const faults: [string, () => Promise<unknown> | unknown, () => Promise<unknown> | unknown][] = [
  ['is silent', () => proxy.silence(), () => proxy.heal()],
  ['is frozen', () => signalAll('SIGSTOP'), () => signalAll('SIGCONT')],
  ['is stopped', stopDatabase, startDatabase],
  ['is killed', async () => kill(await clusterOf()), startDatabase],
  ['is restarted', async () => stopDatabase().then(startDatabase), () => undefined],
]

function kill(cluster: string) {
  process.kill(findPostmaster(cluster)?.pid as number, 'SIGKILL')
}

it.each(faults)(
  'under load, answers 503 in time while PostgreSQL %s, and goes on afterwards',
  async (name, begin, end) => {
    let isOver = false
    let slowest = 0
    const statuses = new Set<number>()
    const load = Array.from({ length: CLIENTS }, async () => {
      while (!isOver) {
        const since = performance.now()
        statuses.add((await profile()).status)
        slowest = Math.max(slowest, performance.now() - since)
        await sleep(5)
      }
    })
    await sleep(1_000)
    await begin()
    await sleep(4_000)
    await end()
    const healed = performance.now()
    await waitUntil(async () => (await profile()).status === 200)
    const recovered = performance.now() - healed
    isOver = true
    await Promise.all(load)
    console.log(
      `PostgreSQL ${name}: slowest answer ${Math.round(slowest)} ms, back after ${Math.round(recovered)} ms`,
    )
    expect([...statuses].sort()).toEqual([200, 503])
    expect(slowest).toBeLessThan(ANSWER_WITHIN_MS)
    expect(recovered).toBeLessThan(RECOVER_WITHIN_MS)
  },
)
