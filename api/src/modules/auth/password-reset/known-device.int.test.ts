import {
  deviceOf,
  registerUser,
  resetCodeFor,
  startTestApi,
  type TestApi,
  type TestUser,
} from '@confida/api/testing'
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals'

let api: TestApi
let user: TestUser
let device: string
beforeAll(async () => {
  api = await startTestApi({ config: { rateLimitPerAddress: 10, rateLimitOverall: 200 } })
})
afterAll(() => api?.close())

let hosts = 0
/** Each call comes from an address of its own: what is counted is the account, and the browser. */
const post = (path: string, body: object, cookie?: string) =>
  api.call('POST', `/api/auth/${path}`, {
    body: { email: user.email, ...body },
    headers: { 'x-forwarded-for': `203.0.113.${++hosts}`, ...(cookie ? { cookie } : {}) },
  })
const request = (cookie?: string) => post('password-reset-request', {}, cookie)
const verify = (code: string, cookie?: string) => post('verify-reset-code', { code }, cookie)
const other = (code: string) => (code === '000000' ? '000001' : '000000')
async function statusesOf(number: number, call: () => Promise<{ status: number }>) {
  const statuses: number[] = []
  for (let time = 0; time < number; time++) statuses.push((await call()).status)
  return statuses
}

beforeEach(async () => {
  user = await registerUser(api)
  device = deviceOf(await post('login', { password: user.password }))
})

it('lets a known browser ask for a code after strangers have asked too often', async () => {
  expect(await statusesOf(6, () => request())).toEqual([200, 200, 200, 200, 200, 429])
  expect((await request(device)).status).toBe(200)
  expect(await resetCodeFor(api, user.email, 6)).toMatch(/^\d{6}$/)
})

it('takes the code of a known browser where strangers have used up the attempts, and five wrong ones there', async () => {
  await request(device)
  const code = await resetCodeFor(api, user.email)
  await statusesOf(5, () => verify(other(code)))
  expect((await verify(code)).status).toBe(400)
  expect((await verify(code, device)).status).toBe(200)
  expect(await statusesOf(5, () => verify(other(code), device))).toEqual(Array(5).fill(400))
  expect((await verify(code, device)).body.code).toBe('reset_code_invalid')
  // A new code, new attempts.
  await request(device)
  expect((await verify(await resetCodeFor(api, user.email, 2), device)).status).toBe(200)
})

it('takes no code of a known browser where there is none, or an expired one', async () => {
  expect((await verify('123456', device)).body.code).toBe('reset_code_invalid')
  await request(device)
  const code = await resetCodeFor(api, user.email)
  const text = "update password_resets set expires_at = now() - interval '1 second' where user_id = $1"
  await api.database.rows({ name: '', text }, [user.id])
  expect((await verify(code, device)).body.code).toBe('reset_code_invalid')
})

it("takes another account's code in no known browser", async () => {
  const own = user
  user = await registerUser(api)
  await request()
  const code = await resetCodeFor(api, user.email)
  user = own
  await request(device)
  const ownCode = await resetCodeFor(api, user.email)
  if (ownCode !== code) expect((await verify(code, device)).body.code).toBe('reset_code_invalid')
  expect((await verify(ownCode, device)).status).toBe(200)
})
