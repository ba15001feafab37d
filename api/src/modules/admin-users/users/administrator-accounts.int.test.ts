import { createAdmin, registerUser, startTestApi, type TestApi, type TestUser } from '@confida/api/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { statement } from '../../../platform/database/statement.ts'

let api: TestApi
let support: TestUser
let owner: TestUser
beforeAll(async () => {
  api = await startTestApi()
  support = await createAdmin(api, { administrator_role: 'support' })
})
beforeEach(async () => {
  owner = await createAdmin(api)
})
afterAll(() => api?.close())

const deleteOwner = () =>
  api.database.rows(statement('test.delete', 'update users set deleted_at = now() where id = $1'), [owner.id])

const draft = { name: 'Altra', email: 'altra@example.org', phone: '', birth_date: '' }
const changes = [
  ['PUT', '/users/:id', draft],
  ['PATCH', '/users/:id/standby', {}],
  ['DELETE', '/user/:id', 'password'],
  ['PUT', '/user/:id/generate-password', { new_password: 'eine-neue' }],
  ['POST', '/users/:id/announcement', {}],
  ['PUT', '/users/:id/note', { text: 'Nota' }],
  ['DELETE', '/users/:id/sessions', {}],
  ['DELETE', '/users/:id/second-factors', 'password'],
] as const
const deletedChanges = [
  ['POST', '/users/:id/restore', 'password'],
  ['DELETE', '/users/deleted/:id', 'password'],
] as const

/** As support, about the owner's account. */
const change = (method: string, path: string, body: object | 'password') =>
  api.call(method, `/api/admin${path.replace(':id', owner.id)}`, {
    token: support.token,
    body: body === 'password' ? { admin_password: support.password } : body,
  })
const refused = { status: 403, body: { code: 'other_administrator' } }

describe('the account of an administrator', () => {
  it.each(changes)('is not for support to change: %s %s', async (method, path, body) => {
    expect(await change(method, path, body)).toMatchObject(refused)
  })

  it.each(deletedChanges)('is not for support to change once deleted: %s %s', async (method, path, body) => {
    await deleteOwner()
    expect(await change(method, path, body)).toMatchObject(refused)
  })

  it('is for an owner', async () => {
    const other = await createAdmin(api)
    const path = `/api/admin/users/${owner.id}/standby`
    expect((await api.call('PATCH', path, { token: other.token, body: {} })).status).toBe(200)
  })
})

it('lets nobody become an administrator by the form of an account', async () => {
  const made = { ...draft, role: 'admin', administrator_role: 'owner' }
  const creation = { ...made, password: 'una-password', profileType: 'effettivo', passwordMode: 'manual' }
  const { token } = support
  const created = await api.call('POST', '/api/admin/users', { token, body: creation })
  expect(created.body).toMatchObject({ role: 'user' })
  expect(created.body.administrator_role).toBeUndefined()
  const path = `/api/admin/users/${created.body.id}`
  expect((await api.call('PUT', path, { token, body: made })).body).toMatchObject({ role: 'user' })
})

it('tells support nothing of payments', async () => {
  const user = await registerUser(api)
  const payment = statement(
    'test.payment',
    `insert into payments (session_id, user_id, tier_name, amount, currency, payment_status, status, duration_days, expires_at)
     values ('s1', $1, 'Mese', 9, 'eur', 'paid', 'complete', 30, now())`,
  )
  await api.database.rows(payment, [user.id])
  const as = ({ token }: TestUser, path: string) => api.call('GET', `/api/admin${path}`, { token })
  const path = `/users/${user.id}`
  expect((await as(owner, path)).body.total_spent).toBe(0)
  expect((await as(support, path)).body).not.toHaveProperty('total_spent')
  const [listed] = (await as(support, '/users?limit=1')).body
  expect(listed).not.toHaveProperty('total_spent')
  expect((await as(support, '/user-stats')).body).not.toHaveProperty('totalRevenue')
  const kinds = async (reader: TestUser) =>
    (await as(reader, `${path}/timeline`)).body.map(({ kind }: { kind: string }) => kind)
  expect(await kinds(owner)).toContain('payment')
  expect(await kinds(support)).not.toContain('payment')
  expect((await as(support, `${path}/timeline?kind=payment`)).status).toBe(403)
})

it('holds a role that was changed at the next call of an open session', async () => {
  const other = await createAdmin(api, { administrator_role: 'support' })
  const list = () => api.call('GET', '/api/admin/users?limit=1', { token: other.token })
  expect((await list()).status).toBe(200)
  const toContent = statement('test.role', `update users set administrator_role = 'content' where id = $1`)
  await api.database.rows(toContent, [other.id])
  expect((await list()).status).toBe(403)
})
