import { setTimeout as sleep } from 'node:timers/promises'
import { type ApiProcess, createTestDatabase, startApiProcess, type TestDatabase } from '@confida/api/testing'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { randomFrom, seed } from './seed.ts'
import { findDamage, startWriter } from './writer.ts'

const ROUNDS = Number(process.env.FAULTS_ROUNDS ?? 100)
const LATEST_KILL_MS = 150

let database: TestDatabase
let api: ApiProcess
beforeAll(async () => {
  database = await createTestDatabase()
  api = await startApiProcess(database.url)
})
afterAll(async () => {
  await api?.kill()
  await database?.drop()
})

it(`loses and doubles nothing when it is killed ${ROUNDS} times, before, during and after replies (seed ${seed})`, async () => {
  const random = randomFrom(seed)
  const writers = await Promise.all(Array.from({ length: 4 }, () => startWriter(() => api)))
  for (let round = 0; round < ROUNDS; round++) {
    const sent = writers.map((writer) => writer.send())
    await sleep(random() * LATEST_KILL_MS)
    await api.kill()
    api = await startApiProcess(database.url)
    await Promise.all(sent)
  }
  expect(await findDamage(database.url, writers)).toEqual([])
})
