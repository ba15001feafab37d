import { randomUUID } from 'node:crypto'
import {
  callWhileLocked,
  createAdmin,
  registerUser,
  startTestApi,
  type TestApi,
  type TestUser,
} from '@confida/api/testing'
import { type UserDraft, userTag } from '@confida/contracts'
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals'
import { UserEntity } from '../../users/user.entity.ts'

let api: TestApi
let admin: TestUser
let user: TestUser

beforeAll(async () => {
  api = await startTestApi()
  admin = await createAdmin(api)
})
afterAll(() => api?.close())
beforeEach(async () => {
  user = await registerUser(api, { phone: '+39 333 0000000', birth_date: '1990-01-01' })
})

const update = (id: string, body: object, token: string | undefined = admin.token) =>
  api.call('PUT', `/api/admin/users/${id}`, { token, body })
const draft = (choices: object = {}) => ({
  name: user.name,
  email: user.email,
  phone: '+39 333 0000000',
  birth_date: '1990-01-01',
  ...choices,
})

it('stores the four fields and nothing else', async () => {
  const email = `nuova.${randomUUID()}@example.com`
  const changes = { name: ' Anna Bianchi ', email: email.toUpperCase(), phone: '+44 20 1', birth_date: null }
  const { status, body } = await update(user.id, draft({ ...changes, role: 'admin', is_standby: true }))
  expect(status).toBe(200)
  expect(body).toMatchObject({ id: user.id, name: 'Anna Bianchi', email, phone: '+44 20 1' })
  expect(body).toMatchObject({ birth_date: null, role: 'user', is_standby: false })
  const { token } = (await api.call('POST', '/api/auth/login', { body: { email, password: user.password } }))
    .body
  expect((await api.call('GET', '/api/auth/profile', { token })).body).toEqual(body)
})

it('refuses to save over what somebody else has saved, and tells what that is', async () => {
  const saveOver = (seen: UserDraft, phone: string) =>
    api.call('PUT', `/api/admin/users/${user.id}`, {
      token: admin.token,
      body: draft({ phone }),
      headers: { 'if-match': userTag(seen) },
    })
  const first = draft({ phone: '+39 111' })
  expect((await saveOver(draft(), '+39 111')).status).toBe(200)
  const late = await saveOver(draft(), '+39 222')
  expect(late).toMatchObject({ status: 409, body: { code: 'record_outdated' } })
  expect(late.body.current).toEqual(first)
  expect((await saveOver(first, '+39 222')).body).toMatchObject({ phone: '+39 222' })
})

it('refuses an address that another user has, and keeps everything as it was', async () => {
  const other = await registerUser(api)
  const answer = await update(user.id, draft({ name: 'Altro', email: ` ${other.email.toUpperCase()} ` }))
  expect(answer).toMatchObject({
    status: 409,
    body: { code: 'email_exists', fields: { email: expect.any(String) } },
  })
  const profile = await api.call('GET', '/api/auth/profile', { token: user.token })
  expect(profile.body).toMatchObject({ name: user.name, email: user.email })
})

it('gives one address to one of two users who ask for it at the same moment', async () => {
  const email = `contesa.${randomUUID()}@example.com`
  const other = await registerUser(api)
  const answers = await Promise.all([user, other].map(({ id }) => update(id, draft({ email }))))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
})

it.each([
  ['a blank name', { name: ' ' }, 'name'],
  ['no address', { email: undefined }, 'email'],
  ['a bad address', { email: 'abc' }, 'email'],
  ['a bad phone', { phone: 'x' }, 'phone'],
  ['a day that does not exist', { birth_date: '1990-02-30' }, 'birth_date'],
])('refuses %s', async (_, changes, field) => {
  const answer = await update(user.id, draft(changes))
  expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
  expect(Object.keys(answer.body.fields)).toEqual([field])
})

it('refuses to make somebody a minor, but not other changes of who is one already', async () => {
  const birth_date = `${new Date().getUTCFullYear() - 10}-01-01`
  expect(await update(user.id, draft({ birth_date }))).toMatchObject({
    status: 400,
    body: { code: 'under_age', fields: { birth_date: expect.any(String) } },
  })
  const minor = await registerUser(api, { birth_date })
  const { status } = await update(minor.id, draft({ email: minor.email, birth_date, phone: '+39 1234' }))
  expect(status).toBe(200)
})

it("keeps another administrator's address, which resets the password, out of reach", async () => {
  const other = await createAdmin(api, { name: 'Capo' })
  const answer = await update(other.id, draft({ email: `preso.${randomUUID()}@example.com` }))
  expect(answer).toMatchObject({ status: 403, body: { code: 'other_administrator' } })
  expect((await update(other.id, draft({ name: 'Capo Due', email: other.email }))).status).toBe(200)
})

it('asks administrators for their password before their own address is changed, for nothing else', async () => {
  const own = await createAdmin(api)
  const change = (choices: object) => update(own.id, draft({ email: own.email, ...choices }), own.token)
  const email = `io.${randomUUID()}@example.com`
  const missing = await change({ email })
  expect(missing).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
  expect(Object.keys(missing.body.fields)).toEqual(['admin_password'])
  const wrong = await change({ email, admin_password: 'sbagliata' })
  expect(wrong).toMatchObject({ status: 401, body: { code: 'admin_password_wrong' } })
  expect((await change({ name: 'Io Stesso' })).status).toBe(200)
  const changed = await change({ email, admin_password: own.password })
  expect(changed).toMatchObject({ status: 200, body: { email } })
  expect(changed.text).not.toContain(own.password)
})

it('does not undo the own address by a call that was let through without the password', async () => {
  const own = await createAdmin(api)
  const email = `io.${randomUUID()}@example.com`
  const [late] = await callWhileLocked(
    api,
    ({ manager }) => manager.update(UserEntity, { id: own.id }, { email }),
    [() => update(own.id, draft({ email: own.email }), own.token)],
  )
  expect(late).toMatchObject({ status: 401, body: { code: 'admin_password_wrong' } })
})

it('does not know deleted, unknown or malformed ids', async () => {
  const adminPassword = { admin_password: admin.password }
  await api.call('DELETE', `/api/admin/user/${user.id}`, { token: admin.token, body: adminPassword })
  for (const id of [user.id, randomUUID(), 'abc']) {
    const answer = await update(id, draft())
    expect(answer).toMatchObject({ status: 404, body: { code: 'user_not_found' } })
  }
})

it('is for administrators only', async () => {
  expect((await update(user.id, draft(), user.token)).status).toBe(403)
  expect((await api.call('PUT', `/api/admin/users/${user.id}`, { body: draft() })).status).toBe(401)
})
