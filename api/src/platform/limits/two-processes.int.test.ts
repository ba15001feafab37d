import {
  type ApiProcess,
  createTestDatabase,
  startApiProcess,
  startTestRedis,
  type TestDatabase,
  type TestRedis,
} from '@confida/testing/server'
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'

jest.setTimeout(60_000)

let database: TestDatabase
let first: ApiProcess
let second: ApiProcess

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database?.drop())

let people = 0
async function register() {
  const email = `anna.${++people}@example.com`
  const { body } = await first.call('POST', '/api/auth/register', {
    body: { name: 'Anna', email, password: 'segreto' },
  })
  return { email, token: body.token as string }
}
/** Half of the calls at each process, all at the same moment. */
async function statusesOf(times: number, call: (api: ApiProcess) => Promise<{ status: number }>) {
  const calls = Array.from({ length: times }, (_, index) => call(index % 2 ? second : first))
  return (await Promise.all(calls)).map(({ status }) => status)
}
const count = (statuses: number[], status: number) => statuses.filter((each) => each === status).length

const stop = () => Promise.all([first?.kill(), second?.kill()])

const limitTests = () => {
  it('count failed logins together, exactly', async () => {
    const { email } = await register()
    const login = (api: ApiProcess) =>
      api.call('POST', '/api/auth/login', { body: { email, password: 'sbagliata' } })
    const statuses = await statusesOf(16, login)
    expect([count(statuses, 401), count(statuses, 429)]).toEqual([10, 6])
    for (const api of [first, second]) {
      const refused = await api.call('POST', '/api/auth/login', { body: { email, password: 'segreto' } })
      expect(refused.status).toBe(429)
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    }
  })

  it('count feedback together, exactly', async () => {
    const { token } = await register()
    const statuses = await statusesOf(26, (api) =>
      api.call('POST', '/api/feedback', { token, body: { rating: 5, message: 'Bello' } }),
    )
    expect([count(statuses, 201), count(statuses, 429)]).toEqual([20, 6])
  })
}

describe('two processes on one database', () => {
  beforeAll(async () => {
    first = await startApiProcess(database.url)
    second = await startApiProcess(database.url)
  })
  afterAll(stop)

  limitTests()

  it('refuse a token at once that the other has ended', async () => {
    const { token } = await register()
    const profile = (api: ApiProcess) => api.call('GET', '/api/auth/profile', { token })
    expect((await profile(second)).status).toBe(200)
    expect((await first.call('POST', '/api/auth/logout', { token })).status).toBe(200)
    expect((await profile(second)).status).toBe(401)
  })

  it('refuse an account at once that the other has put on standby', async () => {
    const { email, token } = await register()
    const admin = await first.call('POST', '/api/auth/login', {
      body: { email: 'admin@confida.local', password: 'administrator' },
    })
    const list = await first.call('GET', `/api/admin/users?search=${email}&limit=1`, {
      token: admin.body.token,
    })
    const { status } = await first.call('PATCH', `/api/admin/users/${list.body[0].id}/standby`, {
      token: admin.body.token,
    })
    expect(status).toBe(200)
    expect((await second.call('GET', '/api/auth/profile', { token })).body.code).toBe('account_standby')
  })
})

describe('two processes on one database and one Redis', () => {
  let redis: TestRedis
  beforeAll(async () => {
    redis = await startTestRedis()
    first = await startApiProcess(database.url, { REDIS_URL: redis.url })
    second = await startApiProcess(database.url, { REDIS_URL: redis.url })
  })
  afterAll(async () => {
    await stop()
    await redis?.kill()
  })

  limitTests()
})
