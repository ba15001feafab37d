import { randomUUID } from 'node:crypto'
import {
  callWhileLocked,
  createAdmin,
  createCompanion,
  lockRows,
  registerUser,
  startConversation,
  startTestApi,
  type TestApi,
  type TestUser,
} from '@confida/api/testing'
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals'
import { Sessions } from '../../../platform/access/sessions.ts'

let api: TestApi
let admin: TestUser
let user: TestUser

beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api?.close())
beforeEach(async () => {
  ;[admin, user] = await Promise.all([createAdmin(api), registerUser(api)])
})

const remove = (id = user.id, by = admin, admin_password: unknown = by.password) =>
  api.call('DELETE', `/api/admin/user/${id}`, { token: by.token, body: { admin_password } })
const restore = (id = user.id, by = admin, admin_password: unknown = by.password) =>
  api.call('POST', `/api/admin/users/${id}/restore`, { token: by.token, body: { admin_password } })
const login = ({ email, password }: TestUser) =>
  api.call('POST', '/api/auth/login', { body: { email, password } })
const get = (path: string, token: string) => api.call('GET', path, { token })
const emailsIn = async (path: string) =>
  (await get(path, admin.token)).body.map(({ email }: TestUser) => email)

it('takes the user out of the list and ends its sessions; login is as with an unknown address', async () => {
  const elsewhere = (await login(user)).body.token
  expect(await remove()).toMatchObject({
    status: 200,
    body: { success: true, message: 'Utente eliminato con successo!' },
  })
  for (const token of [user.token, elsewhere]) {
    expect(await get('/api/auth/profile', token)).toMatchObject({
      status: 401,
      body: { code: 'token_invalid' },
    })
  }
  const unknown = await login({ ...user, email: 'nessuno@example.com' })
  expect(await login(user)).toMatchObject({ status: 401, body: unknown.body })
  expect(await emailsIn('/api/admin/users')).not.toContain(user.email)
  expect(await emailsIn('/api/admin/users/deleted')).toContain(user.email)
})

it('keeps the address reserved', async () => {
  await remove()
  const body = { name: 'Altra', email: user.email, password: 'segreta' }
  expect((await api.call('POST', '/api/auth/register', { body })).status).toBe(409)
})

it('comes back with companions and chats; old tokens stay dead', async () => {
  const companionId = await createCompanion(api, user)
  const session = await startConversation(api, user, companionId)
  const message = { message: 'Ciao Luna', language: 'it' }
  await api.call('POST', `/api/chat/${session}/send`, { token: user.token, body: message })
  await remove()
  expect(await restore()).toMatchObject({
    status: 200,
    body: { success: true, message: 'Utente ripristinato con successo!' },
  })
  expect((await get('/api/auth/profile', user.token)).status).toBe(401)
  const { token } = (await login(user)).body
  expect((await get('/api/companions', token)).body).toMatchObject([{ id: companionId, name: 'Luna' }])
  const messages = (await get(`/api/companions/${companionId}/messages`, token)).body
  expect(messages[0]).toMatchObject({ role: 'user', content: 'Ciao Luna' })
  expect(messages).toHaveLength(2)
  expect(await emailsIn('/api/admin/users/deleted')).not.toContain(user.email)
})

it('comes back without a session that was opened while it was deleted', async () => {
  await remove()
  const token = await api.app.get(Sessions).open(user.id)
  await restore()
  expect((await get('/api/auth/profile', token)).status).toBe(401)
})

it('asks for the password of the administrator; a wrong one changes nothing and keeps the session', async () => {
  const wrong = { status: 401, body: { code: 'admin_password_wrong', detail: 'Password admin non corretta' } }
  expect(await remove(user.id, admin, 'sbagliata')).toMatchObject(wrong)
  expect(await remove(user.id, admin, user.password.toUpperCase())).toMatchObject(wrong)
  expect((await get('/api/auth/profile', user.token)).status).toBe(200)
  await remove()
  expect(await restore(user.id, admin, 'sbagliata')).toMatchObject(wrong)
  expect(await emailsIn('/api/admin/users/deleted')).toContain(user.email)
  expect((await get('/api/auth/profile', admin.token)).status).toBe(200)
})

it.each(['', undefined, 7, 'x'.repeat(129)])('refuses %j as a password', async (given) => {
  const body = { admin_password: given }
  const removal = await api.call('DELETE', `/api/admin/user/${user.id}`, { token: admin.token, body })
  const path = `/api/admin/users/${user.id}/restore`
  for (const answer of [removal, await api.call('POST', path, { token: admin.token, body })]) {
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
    expect(Object.keys(answer.body.fields)).toEqual(['admin_password'])
  }
})

it('answers a body that is missing with 400', async () => {
  const { status } = await api.call('DELETE', `/api/admin/user/${user.id}`, { token: admin.token })
  expect(status).toBe(400)
})

it('cannot be done to oneself, but to another administrator', async () => {
  expect(await remove(admin.id)).toMatchObject({ status: 403, body: { code: 'own_account' } })
  const other = await createAdmin(api)
  expect((await remove(other.id)).status).toBe(200)
  expect((await restore(other.id)).status).toBe(200)
})

it('happens once, however many ask at the same moment; so does restoring', async () => {
  for (const [change, action] of [
    [remove, 'user.delete'],
    [restore, 'user.restore'],
  ] as const) {
    const answers = await callWhileLocked(
      api,
      lockRows('users', user.id),
      Array.from({ length: 7 }, () => () => change()),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(6).fill(404)])
    const log = await get(`/api/admin/audit-log?action=${action}`, admin.token)
    expect(log.body.filter(({ target_id }: { target_id: string }) => target_id === user.id)).toHaveLength(1)
  }
})

it('leaves an administrator when two delete each other', async () => {
  const [one, two] = [await createAdmin(api), await createAdmin(api)]
  const answers = await callWhileLocked(api, lockRows('users', one.id, two.id), [
    () => remove(two.id, one),
    () => remove(one.id, two),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401])
})

it('does not know unknown or malformed ids, nor users that are not in that state', async () => {
  const missing = { status: 404, body: { code: 'user_not_found' } }
  for (const id of [randomUUID(), 'abc']) {
    expect(await remove(id)).toMatchObject(missing)
    expect(await restore(id)).toMatchObject(missing)
  }
  expect(await restore()).toMatchObject(missing)
  await remove()
  expect(await remove()).toMatchObject(missing)
})

it('is for administrators only', async () => {
  const other = await registerUser(api)
  expect((await remove(other.id, user)).status).toBe(403)
  expect((await restore(other.id, user)).status).toBe(403)
  const body = { admin_password: admin.password }
  expect((await api.call('DELETE', `/api/admin/user/${other.id}`, { body })).status).toBe(401)
  expect((await api.call('POST', `/api/admin/users/${other.id}/restore`, { body })).status).toBe(401)
})
