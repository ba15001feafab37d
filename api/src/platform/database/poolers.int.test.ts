import {
  createTestDatabase,
  registerUser,
  runJob,
  startTestApi,
  type TestDatabase,
} from '@confida/api/testing'
import { startTestPgBouncer, type TestPgBouncer } from '@confida/testing/server'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { findFreePort } from './embedded/loopback-port.ts'
import { migrate } from './migrate.ts'

let database: TestDatabase
let pooler: TestPgBouncer
beforeEach(async () => {
  database = await createTestDatabase()
})
afterEach(async () => {
  await pooler?.stop()
  await database.drop()
})

async function start(mode: 'session' | 'transaction') {
  pooler = await startTestPgBouncer(database.url, mode, (await findFreePort(0)) as number)
  return pooler.url
}

it('works behind a PgBouncer that keeps sessions, as that is by default', async () => {
  const databaseUrl = await start('session')
  await migrate(databaseUrl)
  const api = await startTestApi({ config: { databaseUrl } })
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
  await api.close()
})

it('refuses a PgBouncer that shares sessions, with a sentence', async () => {
  await expect(migrate(await start('transaction'))).rejects.toThrow(
    'DATABASE_URL names a pooler in transaction mode, in which the API cannot work: set its pool_mode to session.',
  )
})
