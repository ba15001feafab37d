import { once } from 'node:events'
import {
  createTestDatabase,
  registerUser,
  runJob,
  startTestApi,
  type TestApi,
  type TestDatabase,
  type TestUser,
  waitUntil,
} from '@confida/api/testing'
import { startTcpProxy, type TcpProxy } from '@confida/testing/server'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import type { QueryConfig } from 'pg'
import { isDatabaseDown } from './database-errors.ts'
import { statement } from './statement.ts'

let database: TestDatabase
let proxy: TcpProxy
let api: TestApi
let user: TestUser
beforeAll(async () => {
  database = await createTestDatabase()
  proxy = await startTcpProxy(database.url)
  api = await startTestApi({ config: { databaseUrl: proxy.url } })
  user = await registerUser(api)
})
afterAll(async () => {
  await api?.close()
  await proxy?.close()
  await database?.drop()
})

const profile = () => api.call('GET', '/api/auth/profile', { token: user.token })
const statusesOf = async (calls: Promise<{ status: number }>[]) => [
  ...new Set((await Promise.all(calls)).map(({ status }) => status)),
]
const many = () => Array.from({ length: 30 }, profile)

it('answers 503 while nothing comes from the database, and goes on with new connections', async () => {
  await Promise.all(many())
  proxy.silence()
  const since = performance.now()
  const [answer] = await Promise.all(many())
  // 2 s are promised.
  expect(performance.now() - since).toBeLessThan(2_900)
  expect(answer).toMatchObject({ status: 503, body: { code: 'service_unavailable' } })
  expect(answer?.headers.get('retry-after')).toBe('5')
  expect((await api.call('GET', '/api/health/ready')).status).toBe(503)
  expect((await api.call('GET', '/api/health/live')).status).toBe(200)
  proxy.heal()
  await waitUntil(async () => (await profile()).status === 200)
  expect(await statusesOf(many())).toEqual([200])
  await runJob(api, 'records.cleanup')
})

it('gives up the connections that a failover has left silent, while new ones work at once', async () => {
  await Promise.all(many())
  proxy.silence()
  proxy.heal()
  await waitUntil(async () => (await statusesOf(many())).join() === '200')
})

it('lets nothing of a transaction stand whose connection fell silent', async () => {
  const renamed = api.database.transaction(async (transaction) => {
    await transaction.manager.query(`update users set name = 'Bea' where id = $1`, [user.id])
    proxy.silence()
    await transaction.manager.query('select 1')
  })
  expect(isDatabaseDown(await renamed.catch((error) => error))).toBe(true)
  proxy.heal()
  await waitUntil(async () => (await profile()).status === 200)
  expect((await profile()).body.name).toBe(user.name)
})

it('waits for an answer that takes its time', async () => {
  const sleep = statement('testing.sleep', 'select 1 as slept from pg_sleep(3)')
  expect(await api.database.row(sleep)).toEqual({ slept: 1 })
})

it('does not use a client again whose answer did not come in time', async () => {
  const pid = statement('testing.pid', 'select pg_backend_pid() as pid from pg_sleep(0.1)')
  let slow: number | undefined
  const asked = api.database.transaction(async ({ client, row }) => {
    slow = (await row<{ pid: number }>(pid))?.pid
    await client.query({ text: 'select pg_sleep(10)', query_timeout: 100 } as QueryConfig)
  })
  expect(isDatabaseDown(await asked.catch((error) => error))).toBe(true)
  const used = await Promise.all(Array.from({ length: 12 }, () => api.database.row<{ pid: number }>(pid)))
  expect(used.map((row) => row?.pid)).not.toContain(slow)
})

it('answers 503 also where a connection ends between two statements of a transaction', async () => {
  const ended = api.database.transaction(async ({ client, manager }) => {
    const [{ pid }] = await manager.query('select pg_backend_pid() as pid')
    await api.database.row(statement('testing.end', 'select pg_terminate_backend($1)'), [pid])
    await once(client, 'error')
    await manager.query('select 1')
  })
  expect(isDatabaseDown(await ended.catch((error) => error))).toBe(true)
})

it('stops while its connections are silent', async () => {
  proxy.silence()
  await profile()
  await api.app.close()
})
