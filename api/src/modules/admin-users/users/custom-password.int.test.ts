import { randomUUID } from 'node:crypto'
import {
  callWhileLocked,
  createAdmin,
  registerUser,
  startTestApi,
  type TestApi,
  type TestUser,
} from '@confida/api/testing'
import { longTest } from '@confida/jest-presets/long-test'
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals'
import { SessionEntity } from '../../../platform/access/session.entity.ts'
import type { Transaction } from '../../../platform/database/database.ts'

let api: TestApi
let admin: TestUser
let user: TestUser

beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api?.close())
beforeEach(async () => {
  ;[admin, user] = await Promise.all([createAdmin(api), registerUser(api)])
})

const setPassword = (id: string, new_password: unknown, token: string | undefined = admin.token) =>
  api.call('PUT', `/api/admin/user/${id}/generate-password`, { token, body: { new_password } })
const setOwn = (new_password: string, admin_password: string) =>
  api.call('PUT', `/api/admin/user/${admin.id}/generate-password`, {
    token: admin.token,
    body: { new_password, admin_password },
  })
const login = ({ email }: TestUser, password: string) =>
  api.call('POST', '/api/auth/login', { body: { email, password } })
const profile = async (token: string) => (await api.call('GET', '/api/auth/profile', { token })).status

it.each(['é€ "<6漢', 'x', ' a ', 'y'.repeat(128)])(
  'sets %j; the old password and all sessions end',
  async (password) => {
    const elsewhere = (await login(user, user.password)).body.token
    expect(await setPassword(user.id, password)).toMatchObject({ status: 200, body: { success: true } })
    expect(await profile(user.token)).toBe(401)
    expect(await profile(elsewhere)).toBe(401)
    expect((await login(user, user.password)).status).toBe(401)
    expect((await login(user, password)).status).toBe(200)
  },
)

it.each(['', '   ', '\t\n', undefined, null, 7, 'y'.repeat(129), 'a\0b'])('refuses %j', async (password) => {
  const answer = await setPassword(user.id, password)
  expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
  expect(await profile(user.token)).toBe(200)
})

it('cannot be set on another administrator', async () => {
  const other = await createAdmin(api)
  const answer = await setPassword(other.id, 'presa')
  expect(answer).toMatchObject({ status: 403, body: { code: 'other_administrator' } })
  expect((await login(other, other.password)).status).toBe(200)
  expect(await profile(other.token)).toBe(200)
})

it("can be set on one's own account: this session goes on, the others end", async () => {
  const elsewhere = (await login(admin, admin.password)).body.token
  expect((await setOwn('mia nuova', admin.password)).status).toBe(200)
  expect(await profile(admin.token)).toBe(200)
  expect(await profile(elsewhere)).toBe(401)
  expect((await login(admin, 'mia nuova')).status).toBe(200)
})

it("needs the current one on one's own account, and a different one", async () => {
  const refused = await setPassword(admin.id, 'mia nuova')
  expect(refused).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
  expect(Object.keys(refused.body.fields)).toEqual(['admin_password'])
  expect(await setOwn('mia nuova', 'sbagliata')).toMatchObject({
    status: 401,
    body: { code: 'admin_password_wrong' },
  })
  expect(await setOwn(admin.password, admin.password)).toMatchObject({
    status: 400,
    body: { code: 'password_unchanged' },
  })
  expect((await login(admin, admin.password)).status).toBe(200)
})

longTest("limits right changes of one's own", async () => {
  for (let count = 0; count < 5; count++)
    expect((await setOwn(`mia ${count}`, count ? `mia ${count - 1}` : admin.password)).status).toBe(200)
  expect((await setOwn('mia ultima', 'mia 4')).status).toBe(429)
})

it('leaves one of the passwords that are set at the same moment', async () => {
  const passwords = Array.from({ length: 5 }, (_, index) => `scelta ${index}`)
  const answers = await Promise.all(passwords.map((password) => setPassword(user.id, password)))
  expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200))
  const logins = await Promise.all(passwords.map((password) => login(user, password)))
  expect(logins.filter(({ status }) => status === 200)).toHaveLength(1)
})

it('is refused where the sessions of the administrator have ended meanwhile', async () => {
  const endSessions = ({ manager }: Transaction) => manager.delete(SessionEntity, { user_id: admin.id })
  const [late] = await callWhileLocked(api, endSessions, [() => setPassword(user.id, 'presa')])
  expect(late).toMatchObject({ status: 401, body: { code: 'token_invalid' } })
  expect((await login(user, user.password)).status).toBe(200)
})

it('does not know deleted, unknown or malformed ids', async () => {
  const body = { admin_password: admin.password }
  await api.call('DELETE', `/api/admin/user/${user.id}`, { token: admin.token, body })
  for (const id of [user.id, randomUUID(), 'abc']) {
    expect(await setPassword(id, 'x')).toMatchObject({ status: 404, body: { code: 'user_not_found' } })
  }
})

it('is for administrators only', async () => {
  expect((await setPassword(user.id, 'x', user.token)).status).toBe(403)
  const path = `/api/admin/user/${user.id}/generate-password`
  expect((await api.call('PUT', path, { body: { new_password: 'x' } })).status).toBe(401)
})
