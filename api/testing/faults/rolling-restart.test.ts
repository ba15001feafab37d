import { setTimeout as sleep } from 'node:timers/promises'
import { type ApiProcess, createTestDatabase, startApiProcess, type TestDatabase } from '@confida/api/testing'
import { afterAll, beforeAll, expect, it } from '@jest/globals'

const REQUESTS = 2000
const CLIENTS = 8

let database: TestDatabase
const running = new Set<ApiProcess>()
/** Those to which the balancer sends. */
const ready = new Set<ApiProcess>()
let isOver = false

async function start() {
  const api = await startApiProcess(database.url, { DRAIN_SECONDS: '5' })
  running.add(api)
  return api
}

/** As a balancer does: it asks each process once a second, and sends to those that are ready. */
async function balance() {
  while (!isOver) {
    for (const api of running) {
      const answer = await api.call('GET', '/api/health/ready').catch(() => undefined)
      if (answer?.status === 200) ready.add(api)
      else ready.delete(api)
    }
    await sleep(1_000)
  }
}

async function replace(api: ApiProcess) {
  const next = await start()
  while (!ready.has(next)) await sleep(50)
  const code = await api.stop()
  running.delete(api)
  return code
}

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(async () => {
  isOver = true
  await Promise.all([...running].map((api) => api.kill()))
  await database?.drop()
})

it(`fails none of ${REQUESTS} requests while both processes behind a balancer are replaced`, async () => {
  const [first, second] = [await start(), await start()]
  const balancing = balance()
  while (ready.size < 2) await sleep(50)
  const { body } = await first.call('POST', '/api/auth/register', {
    body: { name: 'Anna', email: 'anna@example.com', password: 'segreto' },
  })
  let asked = 0
  let isReplaced = false
  const statuses = new Map<string, number>()
  const clients = Array.from({ length: CLIENTS }, async () => {
    while (asked < REQUESTS || !isReplaced) {
      const candidates = [...ready]
      const api = candidates[asked++ % candidates.length] as ApiProcess
      const answer = api.call('GET', '/api/auth/profile', { token: body.token })
      const status = await answer.then(
        (response) => String(response.status),
        (error) => String(error.cause?.code ?? error),
      )
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      await sleep(10)
    }
  })
  const codes = [await replace(first), await replace(second)]
  isReplaced = true
  await Promise.all(clients)
  isOver = true
  await balancing
  expect(codes).toEqual([0, 0])
  expect([...statuses.keys()]).toEqual(['200'])
})
