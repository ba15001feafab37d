import {
  appCode,
  createAdmin,
  forgetUsedCodes,
  loginTicket,
  registerUser,
  softwarePasskey,
  startTestApi,
  type TestApi,
  type TestUser,
} from '@confida/api/testing'
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals'

let api: TestApi
let admin: TestUser

beforeAll(async () => {
  api = await startTestApi({ config: { isAdminSecondFactorRequired: true } })
})
afterAll(() => api?.close())
beforeEach(async () => {
  admin = await createAdmin(api)
})

const required = { status: 403, body: { code: 'second_factor_required' } }
const post = (path: string, body: unknown, token?: string) => api.call('POST', path, { token, body })
const startApp = async (ticket: string) =>
  (await post('/api/auth/second-factors/totp', { ticket })).body.secret
const confirmApp = (ticket: string, code: string) =>
  post('/api/auth/second-factors/totp/confirm', { ticket, code })

async function setUpAtLogin() {
  const { ticket } = await loginTicket(api, admin)
  const secret = await startApp(ticket)
  return { secret, ...(await confirmApp(ticket, appCode(secret))).body }
}

it.each([
  ['GET', '/api/admin/users'],
  ['GET', '/api/auth/profile'],
  ['GET', '/api/account/second-factors'],
  ['GET', '/api/companions'],
])('nothing answers an administrator who has none: %s %s', async (method, path) => {
  expect(await api.call(method, path, { token: admin.token })).toMatchObject(required)
})

it('is set up right after the password, and gives the session then', async () => {
  const step = await loginTicket(api, admin)
  expect(step).toEqual({ ticket: expect.any(String), methods: [], needs_setup: true })
  expect(await post('/api/auth/second-step', { ticket: step.ticket, code: '123456' })).toMatchObject({
    status: 401,
    body: { code: 'second_step_expired' },
  })
  const secret = await startApp(step.ticket)
  const { status, body, headers } = await confirmApp(step.ticket, appCode(secret))
  expect([status, body.recovery_codes.length]).toEqual([200, 10])
  expect(headers.getSetCookie()).toContainEqual(expect.stringMatching(/^confida_device=/))
  const { token } = body.session
  expect((await api.call('GET', '/api/admin/users?limit=1', { token })).status).toBe(200)
  const { body: log } = await api.call('GET', '/api/admin/security-log?event=login.success', { token })
  expect(log[0]).toMatchObject({ user_id: admin.id, address: '127.0.0.1' })
  // What was open before was open without a second step.
  expect((await api.call('GET', '/api/auth/profile', { token: admin.token })).status).toBe(401)
  expect(await loginTicket(api, admin)).toMatchObject({
    methods: ['totp', 'recovery_code'],
    needs_setup: false,
  })
})

it('can be a passkey, which lets the same browser in', async () => {
  const { ticket } = await loginTicket(api, admin)
  const { options } = (await post('/api/auth/second-factors/passkey', { ticket })).body
  const passkey = softwarePasskey().create(options)
  const done = await post('/api/auth/second-factors/passkey/confirm', { ticket, name: 'Telefono', passkey })
  expect(done.headers.getSetCookie()).toContainEqual(expect.stringMatching(/^confida_device=/))
  const { token } = done.body.session
  const { body: log } = await api.call('GET', '/api/admin/security-log?event=login.success', { token })
  expect(log[0]).toMatchObject({ user_id: admin.id })
})

it('is set up by one of two who both have the password', async () => {
  const [mine, theirs] = await Promise.all([loginTicket(api, admin), loginTicket(api, admin)])
  const [secret, other] = [await startApp(mine.ticket), await startApp(theirs.ticket)]
  const answers = await Promise.all([
    confirmApp(mine.ticket, appCode(secret)),
    confirmApp(theirs.ticket, appCode(other)),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401])
})

it('leaves the last one where it is', async () => {
  const { secret, session } = await setUpAtLogin()
  const { token } = session
  const path = '/api/account/second-factors'
  const { ticket } = (await post(`${path}/change`, { password: admin.password }, token)).body
  await forgetUsedCodes(api, admin)
  expect((await post(`${path}/change/confirm`, { ticket, code: appCode(secret) }, token)).status).toBe(200)
  const { body } = await api.call('GET', path, { token })
  expect(body.is_required).toBe(true)
  expect(
    await api.call('DELETE', `${path}/${body.factors[0].id}`, { token, body: { ticket } }),
  ).toMatchObject({
    status: 409,
    body: { code: 'second_factor_last' },
  })
  expect((await api.call('GET', path, { token })).body.factors).toHaveLength(1)
})

it('concerns administrators alone', async () => {
  const user = await registerUser(api)
  const { email, password } = user
  expect((await post('/api/auth/login', { email, password })).body).toHaveProperty('token')
  expect((await api.call('GET', '/api/auth/profile', { token: user.token })).status).toBe(200)
})
