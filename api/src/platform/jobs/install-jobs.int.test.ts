import { createTestDatabase, type TestDatabase } from '@confida/api/testing'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import pg from 'pg'
import { installJobs } from './install-jobs.ts'
import { queues, schedules } from './queues.ts'

let database: TestDatabase
let client: pg.Client
beforeAll(async () => {
  database = await createTestDatabase()
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await database.drop()
})

const listScheduled = async () =>
  (await client.query<{ name: string }>('select name from pgboss.schedule order by name')).rows.map(
    ({ name }) => name,
  )

it('schedules what is scheduled now, and nothing of a queue that was renamed', async () => {
  await client.query(`select pgboss.create_queue('records.old', '{"policy":"standard"}'::jsonb)`)
  await client.query(`insert into pgboss.schedule (name, cron) values ('records.old', '35 * * * *')`)
  expect(await listScheduled()).toContain('records.old')
  await installJobs(database.url)
  expect(await listScheduled()).toEqual(Object.keys(schedules).sort())
})

describe('the queues', () => {
  const listQueues = async () =>
    (await client.query('select name, retry_limit, notify from pgboss.queue order by name')).rows
  const wanted = Object.entries(queues)
    .map(([name, { retryLimit }]) => ({ name, retry_limit: retryLimit, notify: true }))
    .sort((one, other) => (one.name < other.name ? -1 : 1))

  it('are made where they are missing', async () => {
    await client.query(`select pgboss.delete_queue('mail.send')`)
    await installJobs(database.url)
    expect(await listQueues()).toEqual(expect.arrayContaining(wanted))
  })

  it('take the options of today', async () => {
    await client.query('update pgboss.queue set retry_limit = 77, notify = false')
    await installJobs(database.url)
    expect(await listQueues()).toEqual(expect.arrayContaining(wanted))
  })
})

it('leaves no connection behind', async () => {
  await installJobs(database.url)
  const { rows } = await client.query(
    'select application_name from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
  expect(rows).toEqual([])
})
