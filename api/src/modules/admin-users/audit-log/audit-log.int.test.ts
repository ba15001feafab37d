import {
  type ApiResponse,
  createAdmin,
  registerUser,
  startTestApi,
  type TestApi,
  type TestUser,
} from '@confida/api/testing'
import { type AuditEntry, auditEntry } from '@confida/contracts'
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals'
import { statement } from '../../../platform/database/statement.ts'

let api: TestApi
let admin: TestUser

beforeAll(async () => {
  api = await startTestApi()
  admin = await createAdmin(api, { name: 'Zeno' })
})
afterAll(() => api?.close())
beforeEach(async () => {
  await api.database.rows(statement('test.no-log', 'delete from audit_log'))
})

const call = (method: string, path: string, body?: object) =>
  api.call(method, path, { token: admin.token, body })
const list = (query = '') => call('GET', `/api/admin/audit-log${query}`)
const entries = async (): Promise<AuditEntry[]> => (await list()).body
const draft = { name: 'Ada Neri', phone: null, birth_date: null }
const confirmed = () => ({ admin_password: admin.password })

it('tells of every change: who, what, when, before and after; never a password', async () => {
  const email = 'ada@example.com'
  const fixed = { profileType: 'effettivo', passwordMode: 'manual' }
  const { id } = (await call('POST', '/api/admin/users', { ...draft, email, password: 'zitto-1', ...fixed }))
    .body
  await call('PUT', `/api/admin/users/${id}`, { ...draft, email, name: 'Ada Bianchi', phone: '+39 333' })
  await call('PATCH', `/api/admin/users/${id}/standby`)
  await call('PATCH', `/api/admin/users/${id}/standby`)
  await call('PUT', `/api/admin/user/${id}/generate-password`, { new_password: 'zitto-2' })
  await call('DELETE', `/api/admin/user/${id}`, confirmed())
  await call('POST', `/api/admin/users/${id}/restore`, confirmed())

  const answer = await list()
  expect(answer.status).toBe(200)
  const log: AuditEntry[] = answer.body
  expect(log.map(({ action, before, after }) => [action, before, after]).reverse()).toEqual([
    ['user.create', null, { ...draft, email }],
    ['user.update', { name: 'Ada Neri', phone: null }, { name: 'Ada Bianchi', phone: '+39 333' }],
    ['user.standby', { is_standby: false }, { is_standby: true }],
    ['user.activate', { is_standby: true }, { is_standby: false }],
    ['user.password', null, null],
    ['user.delete', { deleted: false }, { deleted: true }],
    ['user.restore', { deleted: true }, { deleted: false }],
  ])
  for (const entry of log) {
    expect(auditEntry.safeParse(entry).success).toBe(true)
    expect(entry).toMatchObject({ actor_id: admin.id, actor_name: 'Zeno', target_id: id })
    expect(Math.abs(Date.now() - Date.parse(entry.created_at))).toBeLessThan(60_000)
  }
  expect(answer.text).not.toMatch(/zitto|argon2|password_hash/)
})

it('tells of saved texts of the landing page, the changed ones alone', async () => {
  const page = (await call('GET', '/api/admin/homepage')).body
  await call('PUT', '/api/admin/homepage', { ...page, hero_title: 'Ciao' })
  expect(await entries()).toMatchObject([
    {
      action: 'homepage.update',
      target_id: null,
      before: { version: page.version, hero_title: page.hero_title },
      after: { version: page.version + 1, hero_title: 'Ciao' },
    },
  ])
  expect(Object.keys((await entries())[0]?.after ?? {}).sort()).toEqual(['hero_title', 'version'])
})

it('says nothing of what was refused, or changed nothing', async () => {
  const user = await registerUser(api)
  const same = { ...draft, name: user.name, email: user.email }
  expect((await call('PUT', `/api/admin/users/${user.id}`, same)).status).toBe(200)
  expect((await call('PUT', `/api/admin/users/${user.id}`, { ...same, email: admin.email })).status).toBe(409)
  await call('DELETE', `/api/admin/user/${user.id}`, { admin_password: 'sbagliata' })
  await call('DELETE', `/api/admin/user/${admin.id}`, confirmed())
  expect(await entries()).toEqual([])
})

it('is walked page by page and filtered', async () => {
  const people = await Promise.all(
    ['Anna', 'Bruno', 'Carla'].map((name) => registerUser(api, { name: `${name} 50%` })),
  )
  for (const { id } of people) await call('PATCH', `/api/admin/users/${id}/standby`)
  const names: (string | null)[] = []
  let next: string | undefined = '/api/admin/audit-log?limit=2'
  while (next) {
    const answer: ApiResponse = await call('GET', next)
    expect(answer.headers.get('x-total-count')).toBe('3')
    names.push(...answer.body.map(({ target_name }: AuditEntry) => target_name))
    next = /^<([^>]+)>; rel="next"$/.exec(answer.headers.get('link') ?? '')?.[1]
  }
  expect(names).toEqual(['Carla 50%', 'Bruno 50%', 'Anna 50%'])
  const today = new Date().toISOString().slice(0, 10)
  const counts = { 'search=bruno': 1, 'search=brùno+ZENO': 1, 'search=0%25': 3, 'action=user.standby': 3 }
  const periods = { 'action=user.delete': 0, 'to=2020-01-01': 0, [`from=${today}&time_zone=UTC`]: 3 }
  for (const [query, count] of Object.entries({ ...counts, ...periods })) {
    const answer = await list(`?${query}`)
    expect([query, answer.body.length, answer.headers.get('x-total-count')]).toEqual([
      query,
      count,
      `${count}`,
    ])
  }
})

it('forgets who was erased for good, not that something happened', async () => {
  const user = await registerUser(api, { name: 'Persona' })
  await call('PUT', `/api/admin/users/${user.id}`, { ...draft, email: user.email })
  const { token, password } = user
  expect((await api.call('DELETE', '/api/account', { token, body: { password } })).status).toBe(200)
  expect(await entries()).toMatchObject([
    { action: 'user.update', target_id: user.id, target_name: null, before: null, after: null },
  ])
})

it('keeps who did it when that administrator is erased', async () => {
  const [gone, user] = [
    await createAdmin(api, { name: 'Elio' }),
    await registerUser(api, { name: 'Persona' }),
  ]
  await api.call('PATCH', `/api/admin/users/${user.id}/standby`, { token: gone.token })
  const [revoked, removed] = [`/api/admin/user/${gone.id}`, `/api/admin/users/deleted/${gone.id}`]
  for (const path of [revoked, removed]) expect((await call('DELETE', path, confirmed())).status).toBe(200)
  expect(await entries()).toContainEqual(
    expect.objectContaining({ action: 'user.standby', actor_id: null, actor_name: 'Elio' }),
  )
  expect((await list('?search=elio')).body).toMatchObject([{ target_name: 'Persona' }])
})

it.each(['limit=0', 'limit=201', 'cursor=abc', 'action=user.hug', 'from=x', 'time_zone=Mars'])(
  'refuses %s',
  async (query) => {
    expect(await list(`?${query}`)).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
  },
)

it('is for administrators only', async () => {
  const { token } = await registerUser(api)
  expect((await api.call('GET', '/api/admin/audit-log', { token })).status).toBe(403)
  expect((await api.call('GET', '/api/admin/audit-log')).status).toBe(401)
})
