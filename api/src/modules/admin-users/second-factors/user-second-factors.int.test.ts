import {
  createAdmin,
  loginTicket,
  mailsTo,
  registerUser,
  setUpApp,
  startTestApi,
  type TestApi,
  type TestUser,
} from '@confida/api/testing'
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals'

let api: TestApi
let admin: TestUser
let user: TestUser

beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api?.close())
beforeEach(async () => {
  admin = await createAdmin(api)
  user = await registerUser(api, { name: 'Zoë' })
})

const remove = (id: string, admin_password = admin.password, token: string | undefined = admin.token) =>
  api.call('DELETE', `/api/admin/users/${id}/second-factors`, { token, body: { admin_password } })
const login = async ({ email, password }: TestUser) =>
  (await api.call('POST', '/api/auth/login', { body: { email, password } })).body

it.each(['user', 'admin'] as const)(
  'removes a lost second factor of another %s: sessions end, the log and a mail tell',
  async (role) => {
    const other = await registerUser(api, { name: 'Zoë', role })
    await setUpApp(api, other)
    const waiting = await loginTicket(api, other)
    expect(await remove(other.id)).toMatchObject({ status: 200, body: { success: true } })
    expect(await login(other)).toHaveProperty('token')
    expect((await api.call('GET', '/api/auth/profile', { token: other.token })).status).toBe(401)
    const body = { ticket: waiting.ticket, code: '123456' }
    expect((await api.call('POST', '/api/auth/second-step', { body })).body.code).toBe('second_step_expired')
    const log = await api.call('GET', '/api/admin/audit-log?limit=1', { token: admin.token })
    expect(log.body).toMatchObject([
      { action: 'user.second-factors', actor_id: admin.id, target_id: other.id, target_name: 'Zoë' },
    ])
    const mails = await mailsTo(api, other.email, 2)
    expect(mails.map(({ template }) => template)).toContain('second_factor_removed')
  },
)

it("is no way around an administrator's own second factor", async () => {
  await setUpApp(api, admin)
  expect(await remove(admin.id)).toMatchObject({ status: 403, body: { code: 'own_account' } })
  expect(await login(admin)).toHaveProperty('second_step')
})

it("needs the administrator's password", async () => {
  await setUpApp(api, user)
  expect(await remove(user.id, 'sbagliata')).toMatchObject({
    status: 401,
    body: { code: 'admin_password_wrong' },
  })
  expect(await login(user)).toHaveProperty('second_step')
})

it('says where there is none, and where there is nobody', async () => {
  expect(await remove(user.id)).toMatchObject({ status: 404, body: { code: 'second_factor_not_found' } })
  for (const id of ['00000000-0000-4000-8000-000000000000', 'nonsense'])
    expect(await remove(id)).toMatchObject({ status: 404, body: { code: 'user_not_found' } })
})

it('is for administrators', async () => {
  await setUpApp(api, user)
  const other = await registerUser(api)
  expect(await remove(user.id, other.password, other.token)).toMatchObject({ status: 403 })
  expect(await remove(user.id, 'x', '')).toMatchObject({ status: 401 })
})
