import { type ApiResponse, registerUser, startTestApi, type TestApi, waitUntil } from '@confida/api/testing'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import pg from 'pg'

let api: TestApi
let client: pg.Client
let token: string
beforeAll(async () => {
  api = await startTestApi()
  token = (await registerUser(api)).token
  client = new pg.Client({ connectionString: api.databaseUrl })
  await client.connect()
})
afterAll(async () => {
  await client?.end()
  await api?.close()
})

const statusOf = async (path: string) => (await api.call('GET', path, { token })).status
const write = () =>
  api.call('POST', '/api/auth/register', {
    body: { name: 'Bea', email: `${crypto.randomUUID()}@example.com`, password: 'segreto' },
  })

/** What holds whatever the reason: people are told, those who only read go on, and balancers see it. */
async function expectReadingOnly(answer: ApiResponse) {
  expect(answer).toMatchObject({ status: 503, body: { code: 'service_unavailable' } })
  expect(answer.headers.get('retry-after')).toBe('5')
  expect(await statusOf('/api/companions')).toBe(200)
  expect(await statusOf('/api/health/live')).toBe(200)
  expect(await statusOf('/api/health/ready')).toBe(503)
}

const isReadyAgain = () => waitUntil(async () => (await statusOf('/api/health/ready')) === 200)

it('is not ready while the disk of the database is full', async () => {
  await client.query(`
    create function disk_full() returns trigger language plpgsql as $$
      begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$;
    create trigger disk_full before insert on users execute function disk_full();
    create function no_room() returns event_trigger language plpgsql as $$
      begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$;
    create event trigger no_room on ddl_command_start when tag in ('CREATE TABLE AS') execute function no_room()`)
  expect(await statusOf('/api/health/ready')).toBe(200)
  await expectReadingOnly(await write())
  await client.query('drop trigger disk_full on users; drop event trigger no_room')
  await isReadyAgain()
  expect((await write()).status).toBe(201)
})

async function setReadOnly(isReadOnly: boolean) {
  await client.query(
    `do $$ begin
       execute format('alter database %I set default_transaction_read_only = ${isReadOnly}', current_database());
     end $$`,
  )
  await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()`,
  )
}

it('is not ready while the database is read-only, as after a failover to a standby', async () => {
  await setReadOnly(true)
  await waitUntil(async () => (await statusOf('/api/companions')) === 200)
  await expectReadingOnly(await write())
  await setReadOnly(false)
  await isReadyAgain()
  expect((await write()).status).toBe(201)
})
