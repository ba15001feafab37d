import {
  createAdmin,
  registerUser,
  startTestApi,
  type TestApi,
  type TestUser,
  waitUntil,
} from '@confida/api/testing'
import { startTestPostgres, startTestReplica, type TestPostgres } from '@confida/testing/server'
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals'
import pg from 'pg'
import { findFreePort } from './embedded/loopback-port.ts'
import { migrate } from './migrate.ts'

let primary: TestPostgres
let replica: TestPostgres
let api: TestApi
let admin: TestUser

async function query(url: string, text: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(text)
  await client.end()
  return rows
}

const port = async () => (await findFreePort(0)) as number
/** Of an ordinary user's own database. */
const ofUser = ({ url }: TestPostgres) =>
  Object.assign(new URL(url), { username: 'confida', password: 'geheim', pathname: '/confida' }).href

beforeAll(async () => {
  primary = await startTestPostgres(await port())
  // A replica has the settings of its primary.
  await query(primary.url, `alter system set log_statement = 'all'`)
  replica = await startTestReplica(primary, await port())
  await query(primary.url, `create role confida login password 'geheim'`)
  await query(primary.url, 'create database confida owner confida')
  await migrate(ofUser(primary))
  api = await startTestApi({ config: { databaseUrl: ofUser(primary), databaseReadUrl: ofUser(replica) } })
  admin = await createAdmin(api)
})
afterAll(async () => {
  await api?.close()
  await replica?.stop()
  await primary?.stop()
})
beforeEach(() => waitUntil(async () => (await readsOf('/api/admin/users')) > 0))

/** How many statements a list has the replica answer beside those that ask how late it is. */
async function readsOf(path: string): Promise<number> {
  // TypeORM's, who quotes the names of tables.
  const count = async () => (await replica.log()).match(/ FROM "/g)?.length ?? 0
  const before = await count()
  expect((await api.call('GET', path, { token: admin.token })).status).toBe(200)
  return (await count()) - before
}

const emails = async () => {
  const { body } = await api.call('GET', '/api/admin/users', { token: admin.token })
  return body.map(({ email }: TestUser) => email)
}

it.each([
  '/api/admin/users',
  '/api/admin/users/deleted',
  '/api/admin/audit-log',
  '/api/admin/security-log',
  '/api/admin/feedbacks',
  '/api/admin/emotion-stats',
  '/api/admin/emotion-stats?from=2026-01-01&to=2026-01-31',
])('%s is read from the replica', async (path) => {
  expect(await readsOf(path)).toBeGreaterThan(0)
})

it('is asked for nothing that people read of their own', async () => {
  const { token } = await registerUser(api)
  const before = await replica.log()
  for (const path of ['/api/auth/profile', '/api/companions', '/api/auth/sessions'])
    await api.call('GET', path, { token })
  expect(await replica.log()).toBe(before)
})

it('shows at once what was written, however late the replica is', async () => {
  for (let n = 0; n < 20; n++) {
    const { email } = await registerUser(api)
    expect(await emails()).toContain(email)
  }
  await query(replica.url, 'select pg_wal_replay_pause()')
  const { email } = await registerUser(api)
  expect(await emails()).toContain(email)
  await query(replica.url, 'select pg_wal_replay_resume()')
})

it('goes on without the replica, and takes it again', async () => {
  await replica.kill()
  const { email } = await registerUser(api)
  expect(await emails()).toContain(email)
  await replica.start()
  await waitUntil(async () => (await readsOf('/api/admin/users')) > 0)
})
