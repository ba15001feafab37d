import { setTimeout as sleep } from 'node:timers/promises'
import { type ApiProcess, createTestDatabase, startApiProcess, type TestDatabase } from '@confida/api/testing'
import { startTcpProxy, type TcpProxy } from '@confida/testing/server'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { randomFrom, seed } from './seed.ts'
import { findDamage, startWriter } from './writer.ts'

const SECONDS = Number(process.env.FAULTS_SECONDS ?? 180)
/** Within the limit of messages a minute. */
const WRITE_EVERY_MS = 2_500
const STARTED_WITHIN_MS = 60_000
/** Of their messages; in three minutes far from the limit of checkouts an hour. */
const PAY_EVERY = 5

const random = randomFrom(seed)
let database: TestDatabase
let proxy: TcpProxy
let running: ApiProcess[] = []
beforeAll(async () => {
  database = await createTestDatabase()
  proxy = await startTcpProxy(database.url)
  running = [await startApiProcess(proxy.url), await startApiProcess(proxy.url)]
})
afterAll(async () => {
  await Promise.all(running.map((api) => api.kill()))
  await proxy?.close()
  await database?.drop()
})

const anyOf = <Item>(items: Item[]): Item => items[Math.floor(random() * items.length)] as Item

/** As a supervisor does: connections that fell silent with a process may fill the database for a moment. */
async function startAgain(): Promise<ApiProcess> {
  const last = Date.now() + STARTED_WITHIN_MS
  for (;;) {
    const api = await startApiProcess(proxy.url).catch((error: Error) => error)
    if (!(api instanceof Error)) return api
    if (Date.now() > last) throw api
    await sleep(1_000)
  }
}

async function replace(end: (api: ApiProcess) => Promise<unknown>) {
  const api = anyOf(running)
  await end(api)
  running = [...running.filter((other) => other !== api), await startAgain()]
}

const faults = [
  () => replace((api) => api.kill()),
  () => replace((api) => api.stop()),
  async () => {
    proxy.silence()
    await sleep(random() * 4_000)
    proxy.heal()
    proxy.reap()
  },
]

it(`keeps what was acknowledged or paid, once and in order, through ${SECONDS} s of faults at random (seed ${seed})`, async () => {
  const end = Date.now() + SECONDS * 1_000
  const writers = await Promise.all(Array.from({ length: 4 }, () => startWriter(() => anyOf(running))))
  const writing = writers.map(async (writer) => {
    while (Date.now() < end) {
      await writer.send()
      if (writer.answered.length % PAY_EVERY === 0) await writer.pay()
      await sleep(WRITE_EVERY_MS)
    }
  })
  while (Date.now() < end) {
    await sleep(random() * 5_000)
    await anyOf(faults)()
  }
  await Promise.all(writing)
  const written = writers.flatMap(({ answered }) => answered).length
  const paid = writers.flatMap((writer) => writer.paid).length
  console.log(`${written} messages were answered, ${paid} checkouts paid`)
  expect(await findDamage(database.url, writers)).toEqual([])
})
