import {
  createAdmin,
  createCompanion,
  openEventStream,
  registerUser,
  resetCodeFor,
  startConversation,
  startTestApi,
  type TestApi,
  type TestUser,
  waitUntil,
} from '@confida/api/testing'
import { longTest } from '@confida/jest-presets/long-test'
import { type FakeAi, startFakeAi } from '@confida/testing/server'
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { findOpenSessions } from '../../platform/access/access.sql.ts'

const SOON_MS = 5000

let ai: FakeAi
/** Two processes on one database: the reply is written by the first, its session ends at the second. */
let api: TestApi
let other: TestApi
let admin: TestUser
let owner: TestUser
let path: string

beforeAll(async () => {
  ai = await startFakeAi()
  api = await startTestApi({ config: { ai: { baseUrl: ai.baseUrl, model: 'test-model' } } })
  other = await startTestApi({ config: { databaseUrl: api.databaseUrl } })
  admin = await createAdmin(api)
})
afterAll(async () => {
  await other?.close()
  await api?.close()
  await ai?.close()
})
beforeEach(async () => {
  owner = await registerUser(api)
  path = `/api/chat/${await startConversation(api, owner, await createCompanion(api, owner))}/send`
  ai.requests.length = 0
  ai.script(() => ({ pieces: ['Ci penso. ', 'ancora'], hold: new Promise(() => undefined) }))
})

const post = (to: string, body: object, token = owner.token) => other.call('POST', to, { token, body })
const byAdmin = (method: string, to: string, body: object = {}) =>
  other.call(method, to, { token: admin.token, body })

async function reset() {
  await other.call('POST', '/api/auth/password-reset-request', { body: { email: owner.email } })
  const body = {
    email: owner.email,
    code: await resetCodeFor(api, owner.email),
    new_password: 'ricominciata',
  }
  return other.call('POST', '/api/auth/password-reset-confirm', { body })
}

const endings = [
  ['standby', 'account_standby', () => byAdmin('PATCH', `/api/admin/users/${owner.id}/standby`)],
  [
    'deletion by an administrator',
    'token_invalid',
    () => byAdmin('DELETE', `/api/admin/user/${owner.id}`, { admin_password: admin.password }),
  ],
  [
    'deletion by the owner',
    'token_invalid',
    () => other.call('DELETE', '/api/account', { token: owner.token, body: { password: owner.password } }),
  ],
  [
    'a password that an administrator sets',
    'token_invalid',
    () => byAdmin('PUT', `/api/admin/user/${owner.id}/generate-password`, { new_password: 'data' }),
  ],
  [
    'a password change',
    'token_invalid',
    () => post('/api/auth/change-password', { current_password: owner.password, new_password: 'nuovissima' }),
  ],
  ['a reset', 'token_invalid', reset],
  ['a logout', 'token_invalid', () => post('/api/auth/logout', {})],
] as const

const countMessages = async () => {
  const text = 'select count(*)::int as count from messages where owner_id = $1'
  return (await api.database.rows<{ count: number }>({ name: '', text }, [owner.id]))[0]?.count
}

/** @returns what is aborted when the time has passed in which a reply is to end */
async function end(ending: () => Promise<{ status: number }>) {
  expect((await ending()).status).toBe(200)
  return AbortSignal.timeout(SOON_MS)
}

describe.each(endings)('a reply that is under way at %s', (_, code, ending) => {
  it('ends soon, in every process, and nothing is stored', async () => {
    const stream = await openEventStream(api.origin, path, { token: owner.token, body: { message: 'Ciao' } })
    await stream.events.next()
    const tooLate = await end(ending)
    expect((await stream.rest()).at(-1)).toMatchObject({ event: 'error', data: { code } })
    expect(tooLate.aborted).toBe(false)
    await waitUntil(async () => ai.requests[0]?.signal.aborted === true)
    expect(await countMessages()).toBe(0)
  })
})

it('ends for who waits for the whole of it, too', async () => {
  const answer = api.call('POST', path, { token: owner.token, body: { message: 'Ciao' } })
  while (ai.requests.length === 0) await new Promise((resolve) => setTimeout(resolve, 20))
  const tooLate = await end(() => post('/api/auth/logout', {}))
  expect(await answer).toMatchObject({ status: 401, body: { code: 'token_invalid' } })
  expect(tooLate.aborted).toBe(false)
  expect(await countMessages()).toBe(0)
})

longTest('goes on where another session of the person ends', async () => {
  let goOn: (value: unknown) => void = () => undefined
  const hold = new Promise((resolve) => {
    goOn = resolve
  })
  ai.script(() => ({ pieces: ['Ci penso. ', 'ancora'], hold }))
  const login = { email: owner.email, password: owner.password }
  const elsewhere = (await other.call('POST', '/api/auth/login', { body: login })).body.token
  const stream = await openEventStream(api.origin, path, { token: owner.token, body: { message: 'Ciao' } })
  await stream.events.next()
  await post('/api/auth/logout', {}, elsewhere)
  const rows = jest.spyOn(api.database, 'rows')
  const looks = () => rows.mock.calls.filter(([{ name }]) => name === findOpenSessions.name)
  await waitUntil(async () => looks().length >= 2)
  rows.mockRestore()
  goOn(undefined)
  expect((await stream.rest()).at(-1)?.event).toBe('done')
})
