import {
  type ApiProcess,
  type ApiResponse,
  createTestDatabase,
  startApiProcess,
  type TestDatabase,
  waitUntil,
} from '@confida/api/testing'
import { aCompanionDraft } from '@confida/testing/companion-draft'
import { startTestRedis, type TestRedis } from '@confida/testing/server'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'

/** As it is by default; the tests come from an address each. */
const PER_ADDRESS = { RATE_LIMIT_PER_ADDRESS: '10' }

let database: TestDatabase
let first: ApiProcess
let second: ApiProcess

let people = 0
async function register(address = `10.1.0.${++people}`) {
  const email = `anna.${++people}@example.com`
  const { status, body } = await first.call('POST', '/api/auth/register', {
    body: { name: 'Anna', email, password: 'segreto' },
    headers: { 'x-forwarded-for': address },
  })
  return { status, id: body.user?.id as string, email, token: body.token as string }
}
async function loginAdmin() {
  const body = { email: 'admin@confida.local', password: 'administrator' }
  return (await first.call('POST', '/api/auth/login', { body })).body.token as string
}

type Attempt = (api: ApiProcess, index: number) => Promise<{ status: number }>

/** Half of the calls at each process, all at the same moment. */
async function statusesOf(times: number, attempt: Attempt) {
  const calls = Array.from({ length: times }, (_, index) => attempt(index % 2 ? second : first, index))
  return (await Promise.all(calls)).map(({ status }) => status)
}
const count = (statuses: number[], status: number) => statuses.filter((each) => each === status).length

async function start(variables: Record<string, string> = {}) {
  database = await createTestDatabase()
  first = await startApiProcess(database.url, { ...PER_ADDRESS, ...variables })
  second = await startApiProcess(database.url, { ...PER_ADDRESS, ...variables })
}
async function stop() {
  await Promise.all([first?.kill(), second?.kill()])
  await database?.drop()
}

/** A companion answers one message at a time: three lines of messages, each to a companion of its own. */
async function chatWithThree(token: string): Promise<Attempt> {
  const lines: { session: string; last: Promise<unknown> }[] = []
  for (let number = 0; number < 3; number++) {
    const { body } = await first.call('POST', '/api/companions/create', { token, body: aCompanionDraft() })
    const started = await first.call('POST', '/api/chat/start', { token, body: { companion_id: body.id } })
    lines.push({ session: started.body.session_id, last: Promise.resolve() })
  }
  return (api, index) => {
    const line = lines[index % lines.length] as (typeof lines)[number]
    const next = line.last.then(() =>
      api.call('POST', `/api/chat/${line.session}/send`, { token, body: { message: 'Ciao' } }),
    )
    line.last = next
    return next
  }
}

/** `number` of the answers are `status`, all further ones 429. */
interface Limit {
  what: string
  number: number
  status: number
  attempt(): Promise<Attempt>
}
const limits: Limit[] = [
  {
    what: 'failed logins',
    number: 10,
    status: 401,
    attempt: async () => {
      const { email } = await register()
      return (api) => api.call('POST', '/api/auth/login', { body: { email, password: 'sbagliata' } })
    },
  },
  {
    what: 'requests for a reset code',
    number: 5,
    status: 200,
    attempt: async () => {
      const { email } = await register()
      return (api) => api.call('POST', '/api/auth/password-reset-request', { body: { email } })
    },
  },
  {
    what: 'wrong re-entered passwords of an administrator',
    number: 5,
    status: 401,
    attempt: async () => {
      const token = await loginAdmin()
      return (api) => api.call('POST', '/api/admin/verify-password', { token, body: { password: 'x' } })
    },
  },
  {
    what: 'wrong re-entered passwords of a person',
    number: 5,
    status: 401,
    attempt: async () => {
      const { token } = await register()
      return (api) => api.call('DELETE', '/api/account', { token, body: { password: 'sbagliata' } })
    },
  },
  {
    what: 'messages',
    number: 30,
    status: 200,
    attempt: async () => chatWithThree((await register()).token),
  },
  {
    what: 'feedback',
    number: 20,
    status: 201,
    attempt: async () => {
      const { token } = await register()
      return (api) => api.call('POST', '/api/feedback', { token, body: { rating: 5, message: 'Bello' } })
    },
  },
  {
    what: 'registrations from a network address',
    number: 10,
    status: 201,
    attempt: async () => {
      const headers = { 'x-forwarded-for': `10.2.0.${++people}` }
      const bodyOf = (index: number) => ({
        name: 'Bruno',
        email: `bruno.${people}.${index}@example.com`,
        password: 'segreto',
      })
      return (api, index) => api.call('POST', '/api/auth/register', { body: bodyOf(index), headers })
    },
  },
]

const countTogether = () => {
  it.each(limits)('count $what together, exactly: $number', async ({ number, status, attempt }) => {
    const once = await attempt()
    const statuses = await statusesOf(number + 6, once)
    expect([count(statuses, status), count(statuses, 429)]).toEqual([number, 6])
    for (const api of [first, second]) {
      const refused = (await once(api, number + 7)) as ApiResponse
      expect(refused.status).toBe(429)
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    }
  })
}

/** What ends all sessions of a user, done at the first process. */
const endings: [
  string,
  string,
  (person: { id: string; email: string; token: string }) => Promise<ApiResponse>,
][] = [
  ['a logout', 'token_invalid', ({ token }) => first.call('POST', '/api/auth/logout', { token })],
  [
    'a new password',
    'token_invalid',
    ({ token }) =>
      first.call('POST', '/api/auth/change-password', {
        token,
        body: { current_password: 'segreto', new_password: 'segreto2' },
      }),
  ],
  ['a reset password', 'token_invalid', resetPassword],
  [
    'a password set by an administrator',
    'token_invalid',
    ({ id }) => byAdmin('PUT', `/api/admin/user/${id}/generate-password`, { new_password: 'nuova' }),
  ],
  ['standby', 'account_standby', ({ id }) => byAdmin('PATCH', `/api/admin/users/${id}/standby`)],
  [
    'a deletion by an administrator',
    'token_invalid',
    ({ id }) => byAdmin('DELETE', `/api/admin/user/${id}`, { admin_password: 'administrator' }),
  ],
  [
    'a deletion by its owner',
    'token_invalid',
    ({ token }) => first.call('DELETE', '/api/account', { token, body: { password: 'segreto' } }),
  ],
]

const byAdmin = async (method: string, path: string, body?: object) =>
  first.call(method, path, { token: await loginAdmin(), body })

async function resetPassword({ email }: { email: string }) {
  await first.call('POST', '/api/auth/password-reset-request', { body: { email } })
  let code: string | undefined
  await waitUntil(async () => {
    const { body } = await byAdmin('GET', `/api/admin/outbox?state=kept&search=${email}`)
    const mail = body.find(({ template }: { template: string }) => template === 'password_reset')
    code = /^\d{6}$/m.exec(mail?.content ?? '')?.[0]
    return code !== undefined
  })
  const body = { email, code, new_password: 'segreto2' }
  return first.call('POST', '/api/auth/password-reset-confirm', { body })
}

describe('two processes on one database', () => {
  beforeAll(() => start())
  afterAll(stop)

  it.each(endings)('refuse a token at once after %s at the other', async (_, code, end) => {
    const person = await register()
    const profile = () => second.call('GET', '/api/auth/profile', { token: person.token })
    expect((await profile()).status).toBe(200)
    expect((await end(person)).status).toBe(200)
    expect((await profile()).body.code).toBe(code)
  })

  // After those, which need an administrator whose password is not locked.
  countTogether()
})

describe('two processes on one database and one Redis', () => {
  let redis: TestRedis
  beforeAll(async () => {
    redis = await startTestRedis()
    await start({ REDIS_URL: redis.url })
  })
  afterAll(async () => {
    await stop()
    await redis?.kill()
  })

  countTogether()
})
