import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { type ApiProcess, callApi, waitUntil } from '@confida/api/testing'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import {
  startEmbeddedPostgres,
  stopEmbeddedPostgres,
} from '../../src/platform/database/embedded/embedded-postgres.ts'
import { isAlive } from '../../src/platform/database/embedded/postmaster.ts'
import { randomFrom, seed } from './seed.ts'
import { unlessGone } from './unless-gone.ts'
import { findDamage, startWriter } from './writer.ts'

const ROUNDS = Math.ceil(Number(process.env.FAULTS_ROUNDS ?? 100) / 10)
const LATEST_KILL_MS = 150
const PORT = 15_200

const launcher = fileURLToPath(new URL('../../../tools/bootstrap.mjs', import.meta.url))
const shell: Pick<ApiProcess, 'call'> = {
  call: (method, path, options) => callApi(`http://127.0.0.1:${PORT}`, method, path, options),
}

let dataDir: string
let product: number

async function start(): Promise<void> {
  const env = {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    PORT: String(PORT),
    API_PORT: String(PORT - 1),
    DATA_DIR: dataDir,
    ADMIN_PASSWORD: 'administrator',
    RATE_LIMIT_PER_ADDRESS: '0',
    RATE_LIMIT_OVERALL: '0',
    LOG_LEVEL: 'silent',
  }
  const child = spawn(process.execPath, [launcher, 'start'], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  await once(child, 'spawn')
  product = child.pid as number
  await waitUntil(async () => {
    if (!isAlive(product)) throw new Error('The product did not start.')
    const answer = await shell.call('GET', '/api/health/ready').catch(() => undefined)
    return answer?.status === 200
  })
}

/** A process and all that it started: the launcher, the servers, PostgreSQL with its connections. */
function familyOf(pid: number): number[] {
  const children = unlessGone(() => readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')) ?? ''
  return [pid, ...children.split(' ').filter(Boolean).map(Number).flatMap(familyOf)]
}

/** As when the machine loses its power, except that its disk keeps what was written. */
async function kill(): Promise<void> {
  const family = familyOf(product)
  for (const pid of family) unlessGone(() => process.kill(pid, 'SIGKILL'))
  await waitUntil(async () => !family.some(isAlive))
}

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'confida-faults-'))
  await start()
})
afterAll(async () => {
  await kill()
  await stopEmbeddedPostgres(dataDir)
  await rm(dataDir, { recursive: true, force: true })
})

it(`loses and doubles nothing when all its processes are killed ${ROUNDS} times under load (seed ${seed})`, async () => {
  const random = randomFrom(seed)
  const writers = await Promise.all(Array.from({ length: 4 }, () => startWriter(() => shell)))
  let slowest = 0
  for (let round = 0; round < ROUNDS; round++) {
    const sent = writers.map((writer) => writer.send())
    await sleep(random() * LATEST_KILL_MS)
    await kill()
    const killed = performance.now()
    await start()
    slowest = Math.max(slowest, performance.now() - killed)
    await Promise.all(sent)
  }
  console.log(`ready again after at most ${Math.round(slowest)} ms`)
  expect(await findDamage((await startEmbeddedPostgres({ dataDir })).url, writers)).toEqual([])
})
