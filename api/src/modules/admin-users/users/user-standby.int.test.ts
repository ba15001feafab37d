import { randomUUID } from 'node:crypto'
import {
  callWhileLocked,
  createAdmin,
  lockRows,
  registerUser,
  startTestApi,
  type TestApi,
  type TestUser,
  waitForLocks,
} from '@confida/api/testing'
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals'

let api: TestApi
let admin: TestUser
let user: TestUser

beforeAll(async () => {
  api = await startTestApi()
  admin = await createAdmin(api)
})
afterAll(() => api?.close())
beforeEach(async () => {
  user = await registerUser(api)
})

const toggle = (id = user.id, token: string | undefined = admin.token) =>
  api.call('PATCH', `/api/admin/users/${id}/standby`, { token })
const login = ({ email, password }: TestUser) =>
  api.call('POST', '/api/auth/login', { body: { email, password } })
const profile = (token: string) => api.call('GET', '/api/auth/profile', { token })

it('turns on and off again', async () => {
  expect(await toggle()).toMatchObject({ status: 200, body: { id: user.id, is_standby: true } })
  expect(await toggle()).toMatchObject({ status: 200, body: { id: user.id, is_standby: false } })
  const asForm = { token: admin.token, body: {} }
  expect((await api.call('PATCH', `/api/admin/users/${user.id}/standby`, asForm)).body.is_standby).toBe(true)
})

it('sets what is asked for, where somebody else was quicker too', async () => {
  const set = (is_standby: unknown) =>
    api.call('PATCH', `/api/admin/users/${user.id}/standby`, { token: admin.token, body: { is_standby } })
  const answers = await callWhileLocked(api, lockRows('users', user.id), [() => set(true), () => set(true)])
  expect(answers.map(({ body }) => body.is_standby)).toEqual([true, true])
  expect((await set(false)).body.is_standby).toBe(false)
  expect((await set('maybe')).status).toBe(400)
  const { body } = await api.call('GET', '/api/admin/audit-log?limit=3', { token: admin.token })
  const own = body.filter(({ target_id }: { target_id: string }) => target_id === user.id)
  expect(own.map(({ action }: { action: string }) => action)).toEqual(['user.activate', 'user.standby'])
})

it('ends every open session at its next call, and keeps out; tokens from before stay dead', async () => {
  const elsewhere = (await login(user)).body.token
  await toggle()
  for (const token of [user.token, elsewhere]) {
    expect(await profile(token)).toMatchObject({ status: 403, body: { code: 'account_standby' } })
  }
  expect(await login(user)).toMatchObject({ status: 403, body: { code: 'account_standby' } })
  await toggle()
  for (const token of [user.token, elsewhere]) expect((await profile(token)).status).toBe(401)
  const { body } = await login(user)
  expect((await profile(body.token)).status).toBe(200)
})

it('takes toggles at the same moment one after the other', async () => {
  const answers = await callWhileLocked(
    api,
    lockRows('users', user.id),
    Array.from({ length: 7 }, () => () => toggle()),
  )
  const states = answers.map(({ body }) => body.is_standby)
  expect(states.filter(Boolean)).toHaveLength(4)
  const { body } = await api.call('GET', '/api/admin/audit-log?limit=7', { token: admin.token })
  // Newest first: on, off, on …
  expect(body.map(({ action }: { action: string }) => action)).toEqual(
    Array.from({ length: 7 }, (_, index) => (index % 2 === 0 ? 'user.standby' : 'user.activate')),
  )
})

it('cannot be done to oneself', async () => {
  expect(await toggle(admin.id)).toMatchObject({ status: 403, body: { code: 'own_account' } })
  expect(await toggle(admin.id.toUpperCase())).toMatchObject({ status: 403, body: { code: 'own_account' } })
  expect((await profile(admin.token)).status).toBe(200)
})

it('leaves an administrator in office when two put each other on standby', async () => {
  const [one, two] = [await createAdmin(api), await createAdmin(api)]
  const answers = await callWhileLocked(api, lockRows('users', one.id, two.id), [
    () => toggle(two.id, one.token),
    () => toggle(one.id, two.token),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 403])
})

it('takes both users in the order of their ids, so that no two changes wait in a circle', async () => {
  const [first, second] = [admin, user].sort((a, b) => (a.id < b.id ? -1 : 1)) as [TestUser, TestUser]
  const lock = `select from users where id = $1 for update`
  let toggled: ReturnType<typeof toggle> | undefined
  await api.database.transaction(async ({ manager }) => {
    // A row that was changed comes last where the database may choose.
    await manager.query('update users set name = name where id = $1', [first.id])
    await manager.query(lock, [first.id])
    toggled = toggle()
    await waitForLocks(api, [toggled])
    const lockIfFree = { name: '', text: `${lock} skip locked` }
    expect(await api.database.rows(lockIfFree, [second.id])).toHaveLength(1)
  })
  expect((await toggled)?.status).toBe(200)
})

it('does not know unknown or malformed ids', async () => {
  for (const id of [randomUUID(), 'abc']) {
    expect(await toggle(id)).toMatchObject({ status: 404, body: { code: 'user_not_found' } })
  }
})

it('is for administrators only', async () => {
  const other = await registerUser(api)
  expect((await toggle(other.id, user.token)).status).toBe(403)
  expect((await api.call('PATCH', `/api/admin/users/${other.id}/standby`)).status).toBe(401)
})
