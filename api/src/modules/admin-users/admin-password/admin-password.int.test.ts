import { createAdmin, registerUser, startTestApi, type TestApi, type TestUser } from '@confida/api/testing'
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals'

let api: TestApi
let admin: TestUser

beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api?.close())
beforeEach(async () => {
  admin = await createAdmin(api)
})

const path = '/api/admin/verify-password'
const verify = (password: unknown = admin.password, token: string | undefined = admin.token) =>
  api.call('POST', path, { token, body: { password } })
const many = (count: number, password: string) =>
  Promise.all(Array.from({ length: count }, () => verify(password)))
const profile = () => api.call('GET', '/api/auth/profile', { token: admin.token })

it('tells right from wrong; a wrong one keeps the session', async () => {
  expect(await verify()).toMatchObject({ status: 200, body: { success: true } })
  expect(await verify('sbagliata')).toMatchObject({
    status: 401,
    body: { code: 'admin_password_wrong', detail: 'Password admin non corretta' },
  })
  expect((await profile()).status).toBe(200)
})

it('stops after five failures, also the right one, in every place that asks for it', async () => {
  const { id } = await registerUser(api)
  for (let count = 0; count < 5; count++) expect((await verify('sbagliata')).status).toBe(401)
  const { status, body, headers } = await verify()
  expect([status, body.code]).toEqual([429, 'rate_limited'])
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(800)
  const again = { token: admin.token, body: { admin_password: admin.password } }
  expect((await api.call('DELETE', `/api/admin/user/${id}`, again)).status).toBe(429)
  expect((await api.call('POST', `/api/admin/users/${id}/restore`, again)).status).toBe(429)
  expect((await profile()).status).toBe(200)
  const other = await createAdmin(api)
  expect((await verify(other.password, other.token)).status).toBe(200)
})

it('begins to count anew after the right one', async () => {
  for (let count = 0; count < 4; count++) await verify('sbagliata')
  expect((await verify()).status).toBe(200)
  for (let count = 0; count < 5; count++) expect((await verify('sbagliata')).status).toBe(401)
})

it('counts guesses at the same moment exactly', async () => {
  const statuses = (await many(20, 'sbagliata')).map(({ status }) => status)
  expect(statuses.sort()).toEqual([...Array(5).fill(401), ...Array(15).fill(429)])
})

it('takes right ones at the same moment for no failures', async () => {
  for (let count = 0; count < 4; count++) await verify('sbagliata')
  const statuses = (await many(20, admin.password)).map(({ status }) => status)
  expect(statuses).toEqual(Array(20).fill(200))
})

it.each(['', undefined, 7, null])('refuses %j', async (password) => {
  const answer = await api.call('POST', path, { token: admin.token, body: { password } })
  expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
})

it('is for administrators only', async () => {
  const user = await registerUser(api)
  expect((await verify(user.password, user.token)).status).toBe(403)
  expect((await api.call('POST', path, { body: { password: 'x' } })).status).toBe(401)
})
