import { readFileSync } from 'node:fs'
import { mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type ApiProcess, type ApiResponse, startApiProcess } from '@confida/api/testing'
import { aCompanionDraft } from '@confida/testing/companion-draft'
import { startTcpProxy, type TcpProxy } from '@confida/testing/server'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import {
  startEmbeddedPostgres,
  stopEmbeddedPostgres,
} from '../../src/platform/database/embedded/embedded-postgres.ts'
import { findPostmaster } from '../../src/platform/database/embedded/postmaster.ts'
import { unlessGone } from './unless-gone.ts'

const CLIENTS = 8
/** The promise is 2 s; a busy machine may take longer. */
const ANSWER_WITHIN_MS = 2_500
const RECOVER_WITHIN_MS = 5_000

let dataDir: string
let proxy: TcpProxy
let api: ApiProcess
/** Of all faults: what one leaves behind in its last seconds must not keep the next from beginning. */
let clients: Awaited<ReturnType<typeof newClient>>[]

const startDatabase = () => startEmbeddedPostgres({ dataDir })
const stopDatabase = () => stopEmbeddedPostgres(dataDir)

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'confida-faults-'))
  proxy = await startTcpProxy((await startDatabase()).url)
  api = await startApiProcess(proxy.url)
  clients = await Promise.all(Array.from({ length: CLIENTS }, newClient))
})
afterAll(async () => {
  await api?.kill()
  await proxy?.close()
  await stopDatabase()
  await rm(dataDir, { recursive: true, force: true })
})

/** What somebody of their own account does: reads and writes, with a session and without, limited, refused and written down. */
async function newClient(): Promise<(() => Promise<ApiResponse>)[]> {
  const account = { name: 'Anna', email: `${crypto.randomUUID()}@example.com`, password: 'segreto' }
  const { token } = (await api.call('POST', '/api/auth/register', { body: account })).body
  const call = (method: string, path: string, body?: object) => () => api.call(method, path, { token, body })
  const companion = await call('POST', '/api/companions/create', aCompanionDraft())()
  const { id } = companion.body
  const chat = await call('POST', '/api/chat/start', { companion_id: id })()
  return [
    call('GET', '/api/auth/profile'),
    call('GET', '/api/companions'),
    call('POST', '/api/auth/login', { ...account, password: 'wrong' }),
    call('POST', '/api/auth/login', account),
    call('PUT', '/api/account/emotion-consent', { enabled: true }),
    call('GET', `/api/companions/${id}/messages?search=ciao`),
    call('POST', `/api/chat/${chat.body.session_id}/send`, { message: 'Ciao' }),
  ]
}

const clusterOf = () => realpath(join(dataDir, 'database'))

/** The postmaster first, so that no child begins meanwhile. */
async function signalAll(signal: 'SIGSTOP' | 'SIGCONT') {
  const pid = findPostmaster(await clusterOf())?.pid as number
  process.kill(pid, signal)
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')
  for (const child of children) unlessGone(() => process.kill(Number(child), signal))
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
    let phase: 'before' | 'during' | 'after' = 'before'
    let slowest = 0
    const statuses = new Set<number>()
    /** Until each call has been answered again. */
    const use = async (calls: Awaited<ReturnType<typeof newClient>>) => {
      const pending = new Set(calls)
      for (let turn = 0; pending.size > 0; turn++) {
        const call = calls[turn % calls.length] as (typeof calls)[number]
        const [since, begun] = [performance.now(), phase]
        const { status } = await call()
        statuses.add(status)
        if (begun === 'during') slowest = Math.max(slowest, performance.now() - since)
        if (begun === 'after' && status < 500 && status !== 409) pending.delete(call)
        await sleep(5)
      }
    }
    const load = clients.map(use)
    await sleep(1_000)
    phase = 'during'
    await begin()
    await sleep(4_000)
    await end()
    phase = 'after'
    const healed = performance.now()
    await Promise.all(load)
    const recovered = performance.now() - healed
    console.log(
      `PostgreSQL ${name}: slowest answer ${Math.round(slowest)} ms, all back after ${Math.round(recovered)} ms`,
    )
    expect(statuses).toContain(200)
    expect([...statuses].filter((status) => status >= 500)).toEqual([503])
    expect(slowest).toBeLessThan(ANSWER_WITHIN_MS)
    expect(recovered).toBeLessThan(RECOVER_WITHIN_MS)
  },
)
