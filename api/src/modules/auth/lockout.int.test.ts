import {
  createAdmin,
  deviceOf,
  registerUser,
  resetCodeFor,
  startTestApi,
  type TestApi,
  type TestUser,
} from '@confida/api/testing'
import { longTest } from '@confida/jest-presets/long-test'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'

let api: TestApi
let user: TestUser
beforeAll(async () => {
  api = await startTestApi({ config: { rateLimitPerAddress: 10, rateLimitOverall: 200 } })
})
afterAll(() => api?.close())

let hosts = 0
const newAddress = () => `203.0.${++hosts >> 8}.${hosts & 255}`

interface From {
  address?: string
  device?: string
}
async function post(path: string, body: object, { address = newAddress(), device }: From = {}) {
  const headers = { 'x-forwarded-for': address, ...(device ? { cookie: device } : {}) }
  return api.call('POST', `/api/auth/${path}`, { body, headers })
}
const login = (password = user.password, from?: From) => post('login', { email: user.email, password }, from)

async function times<Result>(number: number, work: () => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  for (let time = 0; time < number; time++) results.push(await work())
  return results
}
const statusesOf = async (number: number, work: () => Promise<{ status: number }>) =>
  (await times(number, work)).map(({ status }) => status)

beforeEach(async () => {
  user = await registerUser(api)
})

describe('an account whose attempts strangers have used up', () => {
  let device: string | undefined
  beforeEach(async () => {
    device = deviceOf(await login())
    await times(10, () => login('sbagliata'))
  })

  it('lets a browser in that it was opened in before, and nobody else', async () => {
    expect((await login(user.password)).status).toBe(429)
    expect((await login(user.password, { device })).status).toBe(200)
    // Even from an address that may do nothing any more.
    const address = newAddress()
    const others = () =>
      post('login', { email: `x.${crypto.randomUUID()}@example.com`, password: 'x' }, { address })
    await times(50, others)
    expect((await others()).status).toBe(429)
    expect((await login(user.password, { address, device })).status).toBe(200)
    // Its owner's visits give the strangers no further attempts.
    expect((await login(user.password)).status).toBe(429)
  })

  it('gives that browser ten attempts too', async () => {
    const statuses = await statusesOf(12, () => login('sbagliata', { device }))
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429])
  })

  it('does not take the browser of another account for a known one', async () => {
    const other = await registerUser(api)
    const theirs = deviceOf(await post('login', { email: other.email, password: other.password }))
    expect((await login(user.password, { device: theirs })).status).toBe(429)
    const both = deviceOf(await login(user.password, { device, address: newAddress() }))
    expect((await login(user.password, { device: both })).status).toBe(200)
  })

  longTest('lets in who shows by mail that the account is theirs, in whatever browser', async () => {
    await post('password-reset-request', { email: user.email })
    const code = await resetCodeFor(api, user.email)
    const answer = await post('password-reset-confirm', {
      email: user.email,
      code,
      new_password: 'nuovissima',
    })
    expect(answer.status).toBe(200)
    await times(10, () => login('sbagliata'))
    expect((await login('nuovissima')).status).toBe(429)
    expect((await login('nuovissima', { device: deviceOf(answer) })).status).toBe(200)
  })
})

longTest('remembers the browser of a registration', async () => {
  const email = `anna.${crypto.randomUUID()}@example.com`
  const answer = await post('register', { name: 'Anna', email, password: 'segreto' })
  user = { ...user, email, password: 'segreto' }
  await times(10, () => login('sbagliata'))
  expect((await login('segreto', { device: deviceOf(answer) })).status).toBe(200)
})

// Last: strangers have used up for a minute what all may do together.
longTest('does not keep the administrator out who works on the machine itself', async () => {
  user = await createAdmin(api)
  await times(11, () => login('sbagliata'))
  await times(200, () => post('login', { email: `x.${crypto.randomUUID()}@example.com`, password: 'x' }))
  expect((await post('login', { email: user.email, password: user.password })).status).toBe(429)
  expect((await login(user.password, { address: '127.0.0.1' })).status).toBe(200)
})
