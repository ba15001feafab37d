import { createAdmin, startTestApi, type TestApi, type TestUser } from '@confida/api/testing'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { findFreePort } from './embedded/loopback-port.ts'

const open: TestApi[] = []
let api: TestApi
let admin: TestUser
beforeAll(async () => {
  api = await startTestApi()
  open.push(api)
  admin = await createAdmin(api)
})
afterAll(async () => {
  for (const each of open.reverse()) await each.close()
})

it.each([
  ['does not answer', async () => `postgres://u:p@127.0.0.1:${await findFreePort(0)}/x`],
  ['is no replica, but the database itself', async () => api.databaseUrl],
])('the lists come from the database where what DATABASE_READ_URL names %s', async (_, find) => {
  const config = { databaseUrl: api.databaseUrl, databaseReadUrl: await find() }
  const other = await startTestApi({ config })
  open.push(other)
  const { status, body } = await other.call('GET', '/api/admin/users', { token: admin.token })
  expect(status).toBe(200)
  expect(body).toContainEqual(expect.objectContaining({ email: admin.email }))
  const { rows } = await other.database.transaction(({ client }) =>
    client.query(
      `select query from pg_stat_activity where datname = current_database() and application_name = 'confida-lists'
       and query like '%FROM "users"%'`,
    ),
  )
  expect(rows).toEqual([])
})
