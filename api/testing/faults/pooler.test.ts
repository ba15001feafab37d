import { setTimeout as sleep } from 'node:timers/promises'
import { type ApiProcess, createTestDatabase, startApiProcess, type TestDatabase } from '@confida/api/testing'
import { startTestPgBouncer, type TestPgBouncer } from '@confida/testing/server'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { findFreePort } from '../../src/platform/database/embedded/loopback-port.ts'
import { randomFrom, seed } from './seed.ts'
import { findDamage, startWriter } from './writer.ts'

const ROUNDS = Number(process.env.FAULTS_ROUNDS ?? 20)
const LATEST_KILL_MS = 300
const DOWN_MS = 500

let database: TestDatabase
let port: number
let pooler: TestPgBouncer
let processes: ApiProcess[]
beforeAll(async () => {
  database = await createTestDatabase()
  port = (await findFreePort(0)) as number
  pooler = await startPooler()
  processes = await Promise.all([startProcess(), startProcess()])
})
afterAll(async () => {
  await Promise.all((processes ?? []).map((api) => api.kill()))
  await pooler?.stop()
  await database?.drop()
})

const startPooler = () => startTestPgBouncer(database.url, 'transaction', port)
const startProcess = () => startApiProcess(pooler.url, { DATABASE_DIRECT_URL: database.url })

it(`loses and doubles nothing behind a pooler in transaction mode that is killed as its clients are, ${ROUNDS} times each (seed ${seed})`, async () => {
  const random = randomFrom(seed)
  const anyProcess = () => processes[Math.floor(random() * processes.length)] as ApiProcess
  const writers = await Promise.all(Array.from({ length: 6 }, () => startWriter(anyProcess)))
  for (let round = 0; round < ROUNDS; round++) {
    const sent = writers.map((writer) => writer.send())
    await sleep(random() * LATEST_KILL_MS)
    await processes[round % 2]?.kill()
    processes[round % 2] = await startProcess()
    await Promise.all(sent)

    const sentAgain = writers.map((writer) => writer.send())
    await sleep(random() * LATEST_KILL_MS)
    await pooler.stop()
    await sleep(DOWN_MS)
    pooler = await startPooler()
    await Promise.all(sentAgain)
  }
  expect(await findDamage(database.url, writers)).toEqual([])
})
