import { createTestDatabase, type TestDatabase } from '@confida/api/testing'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import pg from 'pg'
import { installJobs } from './install-jobs.ts'
import { schedules } from './queues.ts'

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
