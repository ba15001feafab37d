import { randomUUID } from 'node:crypto'
import {
  createAdmin,
  loginTicket,
  registerUser,
  setUpApp,
  startTestApi,
  type TestApi,
  type TestUser,
} from '@confida/api/testing'
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals'

let api: TestApi
let elsewhere: TestApi
let admin: TestUser
let user: TestUser

beforeAll(async () => {
  api = await startTestApi()
  elsewhere = await startTestApi({ config: { databaseUrl: api.databaseUrl } })
})
afterAll(async () => {
  await elsewhere?.close()
  await api?.close()
})
beforeEach(async () => {
  admin = await createAdmin(api, { name: 'Zeno' })
  user = await registerUser(api, { name: 'Anna' })
})

const PATH = '/api/admin/users'
const call = (method: 'GET' | 'DELETE', id = user.id, token: string | undefined = admin.token) =>
  api.call(method, `${PATH}/${id}/sessions`, { token })
const profile = async (process: TestApi, token: string) =>
  (await process.call('GET', '/api/auth/profile', { token })).status

it('shows where somebody is logged in, without addresses, and nobody else', async () => {
  await registerUser(api)
  const { status, body, text } = await call('GET')
  expect(status).toBe(200)
  expect(body).toHaveLength(1)
  expect(body[0]).toMatchObject({ is_current: false, created_at: expect.any(String) })
  expect(text).not.toMatch(/127\.0|Mozilla/)
  expect((await call('GET', admin.id)).body).toMatchObject([{ is_current: true }])
})

it('ends all of them in every process, and a login that waits for its second step; the log tells', async () => {
  const { email, password } = user
  const { token } = (await api.call('POST', '/api/auth/login', { body: { email, password } })).body
  expect([await profile(api, user.token), await profile(elsewhere, token)]).toEqual([200, 200])
  await setUpApp(api, user)
  const { ticket } = await loginTicket(api, user)
  expect(await call('DELETE')).toMatchObject({ status: 200, body: { success: true } })
  for (const process of [api, elsewhere])
    for (const each of [user.token, token]) expect(await profile(process, each)).toBe(401)
  const body = { ticket, code: '123456' }
  expect((await api.call('POST', '/api/auth/second-step', { body })).body.code).toBe('second_step_expired')
  expect((await call('GET')).body).toEqual([])
  expect(await profile(api, admin.token)).toBe(200)
  const log = await api.call('GET', '/api/admin/audit-log?action=user.sessions', { token: admin.token })
  expect(log.body[0]).toMatchObject({ actor_id: admin.id, target_id: user.id, before: null, after: null })
})

it('leaves the own ones to the own account', async () => {
  expect(await call('DELETE', admin.id)).toMatchObject({ status: 403, body: { code: 'own_account' } })
  expect(await profile(api, admin.token)).toBe(200)
})

it('does not know unknown or malformed ids', async () => {
  for (const method of ['GET', 'DELETE'] as const)
    for (const id of [randomUUID(), 'abc'])
      expect(await call(method, id)).toMatchObject({ status: 404, body: { code: 'user_not_found' } })
})

it('is for administrators only', async () => {
  const other = await registerUser(api)
  for (const method of ['GET', 'DELETE'] as const) {
    expect((await call(method, user.id, other.token)).status).toBe(403)
    expect((await api.call(method, `${PATH}/${user.id}/sessions`)).status).toBe(401)
  }
  expect(await profile(api, user.token)).toBe(200)
})
