import {
  appCode,
  createAdmin,
  createCompanion,
  registerUser,
  runJob,
  setUpApp,
  startTestApi,
  type TestApi,
  type TestUser,
} from '@confida/api/testing'
import type { SecurityEntry } from '@confida/contracts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { statement } from '../../../platform/database/statement.ts'

let api: TestApi
let admin: TestUser
let user: TestUser
beforeAll(async () => {
  api = await startTestApi()
  admin = await createAdmin(api, { name: 'Zeno' })
})
afterAll(() => api?.close())
beforeEach(async () => {
  user = await registerUser(api, { name: 'Anna Rossi' })
  await api.database.rows(statement('test.no-security-log', 'delete from security_log'))
})

const ADDRESS = '203.0.113.7'
const call = (method: string, path: string, { token, body }: { token?: string; body?: object } = {}) =>
  api.call(method, path, { token, body, headers: { 'x-forwarded-for': ADDRESS } })
const byAdmin = (path: string, body?: object) =>
  call(body ? 'POST' : 'GET', path, { token: admin.token, body })
const list = async (query = ''): Promise<SecurityEntry[]> =>
  (await byAdmin(`/api/admin/security-log${query}`)).body
const login = (password: string, email = user.email) =>
  call('POST', '/api/auth/login', { body: { email, password } })

/** What the log tells, the oldest first. */
const told = async () =>
  (await list()).reverse().map(({ event, user_name, detail }) => [event, user_name, detail])

it('tells of logins and failures: who, from where and when, and of an unknown address nothing more', async () => {
  await login(user.password)
  await login('sbagliata')
  await login('sbagliata', 'nessuno@example.com')
  const entries = await list()
  expect(entries.map(({ event, user_id }) => [event, user_id]).reverse()).toEqual([
    ['login.success', user.id],
    ['login.failure', user.id],
    ['login.failure', null],
  ])
  for (const { address, created_at } of entries) {
    expect(address).toBe(ADDRESS)
    expect(Math.abs(Date.now() - Date.parse(created_at))).toBeLessThan(60_000)
  }
  expect(JSON.stringify(entries)).not.toMatch(/nessuno|sbagliata/)
})

it('tells of a login with a second step once it is made, and of wrong codes in it', async () => {
  const { secret } = await setUpApp(api, user)
  const { ticket } = (await login(user.password)).body.second_step
  const complete = (code: string, of = ticket) =>
    call('POST', '/api/auth/second-step', { body: { ticket: of, code } })
  expect(await told()).toEqual([])
  expect((await complete('AAAA-AAAA-AAAA-AAAA')).status).toBe(401)
  expect((await complete('123456', 'nonsense')).status).toBe(401)
  expect((await complete(appCode(secret))).status).toBe(200)
  const entries = await list()
  expect(entries.map(({ event, user_id, address }) => [event, user_id, address]).reverse()).toEqual([
    ['login.second-step-failure', user.id, ADDRESS],
    ['login.success', user.id, ADDRESS],
  ])
})

it('tells of wrong codes and re-entered passwords', async () => {
  const body = { email: user.email, code: '123456' }
  await call('POST', '/api/auth/verify-reset-code', { body })
  await call('DELETE', '/api/account', { token: user.token, body: { password: 'sbagliata' } })
  await byAdmin('/api/admin/verify-password', { password: 'sbagliata' })
  expect(await told()).toEqual([
    ['reset-code.failure', 'Anna Rossi', null],
    ['password.failure', 'Anna Rossi', null],
    ['password.failure', 'Zeno', null],
  ])
})

it('tells once that a limit is reached, and whose', async () => {
  for (let time = 0; time < 14; time++) await login('sbagliata')
  for (let time = 0; time < 25; time++)
    await call('POST', '/api/feedback', { token: user.token, body: { message: 'Bello', rating: 5 } })
  const reached = await list('?event=limit.reached')
  expect(reached.map(({ user_id, detail }) => [user_id, detail])).toEqual([
    [user.id, 'feedback'],
    [user.id, 'login'],
  ])
})

describe('what is personal', () => {
  it('is not looked at without a line of it', async () => {
    await createCompanion(api, user)
    await byAdmin('/api/admin/outbox')
    await byAdmin(`/api/admin/user/${user.id}/emotions`)
    await byAdmin('/api/admin/emotion-stats')
    await byAdmin('/api/admin/users')
    await byAdmin('/api/admin/users?limit=20')
    await call('GET', '/api/account/export', { token: user.token })
    expect(await told()).toEqual([
      ['outbox.read', 'Zeno', null],
      ['moods.read', 'Zeno', null],
      ['moods.read', 'Zeno', null],
      ['users.export', 'Zeno', null],
      ['account.export', 'Anna Rossi', null],
    ])
    const [statistics, person] = await list('?event=moods.read')
    expect(statistics).toMatchObject({ target_id: null, address: ADDRESS })
    expect(person).toMatchObject({ target_id: user.id, target_name: 'Anna Rossi', user_id: admin.id })
  })

  it('leaves the log with the account, and after ninety days', async () => {
    await login(user.password)
    await login('sbagliata')
    await byAdmin(`/api/admin/user/${user.id}/emotions`)
    await call('DELETE', '/api/account', { token: user.token, body: { password: user.password } })
    const entries = await list()
    expect(entries).toHaveLength(3)
    expect(JSON.stringify(entries)).not.toMatch(new RegExp(`Anna Rossi|${user.id}|${user.email}`))
    await api.database.rows(
      statement(
        'test.age',
        "update security_log set created_at = now() - interval '91 days' where event like 'login%'",
      ),
    )
    await runJob(api, 'records.cleanup')
    expect((await list()).map(({ event }) => event)).toEqual(['moods.read'])
  })
})

it('is filtered by person, address, event and days, and read by pages', async () => {
  const other = await registerUser(api, { name: 'Bruno' })
  for (let time = 0; time < 3; time++) await login('sbagliata')
  await login(other.password, other.email)
  expect((await list('?search=brun')).map(({ user_id }) => user_id)).toEqual([other.id])
  expect(await list('?search=203.0.113')).toHaveLength(4)
  expect(await list('?event=login.failure')).toHaveLength(3)
  expect(await list('?to=2020-01-01')).toEqual([])
  const first = await byAdmin('/api/admin/security-log?limit=3')
  expect(first.headers.get('x-total-count')).toBe('4')
  const next = /<([^>]+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1] ?? ''
  expect((await byAdmin(next)).body).toHaveLength(1)
})

it('is for administrators', async () => {
  expect((await call('GET', '/api/admin/security-log')).status).toBe(401)
  expect((await call('GET', '/api/admin/security-log', { token: user.token })).status).toBe(403)
})
