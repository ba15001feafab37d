import {
  createCompanion,
  createTestDatabase,
  registerUser,
  runJob,
  startConversation,
  startTestApi,
  type TestApi,
  type TestDatabase,
  type TestUser,
} from '@confida/api/testing'
import { longTest } from '@confida/jest-presets/long-test'
import { startTestPgBouncer, type TestPgBouncer } from '@confida/testing/server'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import pg from 'pg'
import type { Config } from '../config/config.ts'
import { findFreePort } from './embedded/loopback-port.ts'
import { migrate } from './migrate.ts'
import { requireSameDatabase } from './same-database.ts'

let database: TestDatabase
let pooler: TestPgBouncer
let api: TestApi | undefined
beforeEach(async () => {
  database = await createTestDatabase()
})
afterEach(async () => {
  await api?.close()
  api = undefined
  await pooler?.stop()
  await database.drop()
})

async function start(mode: 'session' | 'transaction') {
  pooler = await startTestPgBouncer(database.url, mode, (await findFreePort(0)) as number)
  return pooler.url
}

async function open(config: Partial<Config>): Promise<TestApi> {
  api = await startTestApi({ config })
  return api
}

it('works behind a PgBouncer that keeps sessions, as that is by default', async () => {
  const databaseUrl = await start('session')
  await migrate(databaseUrl)
  const api = await open({ databaseUrl })
  const { token } = await registerUser(api)
  const answers = await Promise.all(
    Array.from({ length: 40 }, () => api.call('GET', '/api/auth/profile', { token })),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  await runJob(api, 'records.cleanup')
  const [limits] = await api.database.transaction(({ manager }) =>
    manager.query(`select current_setting('statement_timeout') as statement`),
  )
  expect(limits).toEqual({ statement: '15s' })
})

describe('a PgBouncer in transaction mode', () => {
  longTest('takes the queries of requests, and nothing stays in its sessions', async () => {
    const poolerUrl = await start('transaction')
    const api = await open({ databaseUrl: database.url, poolerUrl })
    const people = await Promise.all(Array.from({ length: 8 }, () => registerUser(api)))
    const answers = await Promise.all(
      Array.from({ length: 80 }, (_, n) =>
        api.call('GET', '/api/auth/profile', { token: people[n % people.length]?.token }),
      ),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    const [owner] = people as [TestUser]
    const session = await startConversation(api, owner, await createCompanion(api, owner))
    const { status } = await api.call('POST', `/api/chat/${session}/send`, {
      token: owner.token,
      body: { message: 'Ciao!' },
    })
    expect(status).toBe(200)
    const wrong = { email: owner.email, password: 'wrong password' }
    for (let n = 0; n < 10; n++) await api.call('POST', '/api/auth/login', { body: wrong })
    expect((await api.call('POST', '/api/auth/login', { body: wrong })).status).toBe(429)
    await runJob(api, 'records.cleanup')
    const [limits] = await api.database.transaction(({ manager }) =>
      manager.query(`select current_setting('statement_timeout') as statement`),
    )
    expect(limits).toEqual({ statement: '15s' })
    for (const { prepared, timeout, locks } of await sessionsOf(poolerUrl))
      expect({ prepared, timeout, locks }).toEqual({ prepared: 0, timeout: '0', locks: 0 })
  })

  it('is refused alone, with a sentence', async () => {
    await expect(migrate(await start('transaction'))).rejects.toThrow(
      'DATABASE_URL names a pooler in transaction mode: name PostgreSQL itself in DATABASE_DIRECT_URL beside it.',
    )
  })

  longTest('is refused before another database than the one that is migrated', async () => {
    const other = await createTestDatabase()
    const config = { databaseUrl: other.url, poolerUrl: await start('transaction') } as Config
    await expect(requireSameDatabase(config)).rejects.toThrow(
      'DATABASE_DIRECT_URL must name the database that DATABASE_URL leads to.',
    )
    await requireSameDatabase({ ...config, databaseUrl: database.url })
    await other.drop()
  })
})

/** What was left in the sessions that the pooler keeps open, each of which it gives to one transaction. */
async function sessionsOf(poolerUrl: string) {
  const clients = Array.from({ length: 8 }, () => new pg.Client({ connectionString: poolerUrl }))
  const states = await Promise.all(
    clients.map(async (client) => {
      await client.connect()
      await client.query('begin')
      // Sessions that are all in use at once are all there are.
      await client.query('select pg_sleep(0.3)')
      const { rows } = await client.query(`select
        (select count(*)::int from pg_prepared_statements) as prepared, current_setting('statement_timeout') as timeout,
        (select count(*)::int from pg_locks where pid = pg_backend_pid() and locktype = 'advisory') as locks`)
      await client.query('commit')
      return rows[0]
    }),
  )
  await Promise.all(clients.map((client) => client.end()))
  return states
}
