import { randomUUID } from 'node:crypto'
import {
  callWhileLocked,
  createAdmin,
  lockRows,
  registerUser,
  startTestApi,
  type TestApi,
  type TestUser,
} from '@confida/api/testing'
import { USER_NOTE_MAX, userNoteTag } from '@confida/contracts'
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals'

let api: TestApi
let admin: TestUser
let user: TestUser

beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api?.close())
beforeEach(async () => {
  admin = await createAdmin(api, { name: 'Zeno' })
  user = await registerUser(api, { name: 'Anna' })
})

const pathOf = (id: string) => `/api/admin/users/${id}/note`
const read = (token: string | undefined = admin.token, id = user.id) => api.call('GET', pathOf(id), { token })
const write = (text: unknown, seen?: string, by = admin, id = user.id) =>
  api.call('PUT', pathOf(id), {
    token: by.token,
    body: { text },
    headers: seen === undefined ? {} : { 'if-match': userNoteTag({ text: seen }) },
  })
const none = { text: '', changed_at: null, changed_by_name: null }
const logged = async () =>
  (await api.call('GET', '/api/admin/audit-log?action=user.note', { token: admin.token })).body.filter(
    ({ target_id }: { target_id: string }) => target_id === user.id,
  )

it('is written, changed and removed; who and when stands with it', async () => {
  expect((await read()).body).toEqual(none)
  const text = 'Ha chiamato il 3 maggio:\n<b>richiamare</b> 👩‍💻'
  const written = await write(`  ${text}  `, '')
  expect(written).toMatchObject({ status: 200, body: { text, changed_by_name: 'Zeno' } })
  expect((await read()).body).toEqual(written.body)
  const other = await createAdmin(api, { name: 'Ada' })
  expect((await write('Risolto', text, other)).body).toMatchObject({
    text: 'Risolto',
    changed_by_name: 'Ada',
  })
  expect((await write(' ', 'Risolto')).body).toEqual(none)
  expect((await read()).body).toEqual(none)
})

it('stands in the audit log without what it says, and only where it has changed', async () => {
  await write('Segretissimo')
  await write('Segretissimo')
  expect(await logged()).toMatchObject([
    { actor_name: 'Zeno', target_name: 'Anna', before: null, after: null },
  ])
})

it('is not saved over one that somebody else has saved meanwhile', async () => {
  await write('Prima')
  const answers = await callWhileLocked(api, lockRows('users', user.id), [
    () => write('Mia', 'Prima'),
    () => write('Tua', 'Prima'),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const saved = answers.find(({ status }) => status === 200)?.body.text
  const refused = answers.find(({ status }) => status === 409)
  expect(refused?.body).toMatchObject({ code: 'record_outdated', current: { text: saved } })
  expect((await read()).body.text).toBe(saved)
  expect((await write('Ancora mia', saved)).status).toBe(200)
})

it(`has up to ${USER_NOTE_MAX} characters`, async () => {
  const longest = 'è'.repeat(USER_NOTE_MAX)
  expect((await write(longest)).body.text).toBe(longest)
  for (const text of [`${longest}!`, undefined, 7, null])
    expect(await write(text)).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
})

it("is in the person's own data, without who wrote it, and in nothing else of theirs", async () => {
  await write('Cliente gentile')
  const { token } = user
  const { body, text } = await api.call('GET', '/api/account/export', { token })
  expect(body.note_by_administrators).toEqual({
    text: 'Cliente gentile',
    changed_at: expect.any(String),
  })
  expect(text).not.toMatch(/Zeno/)
  expect((await api.call('GET', '/api/auth/profile', { token })).text).not.toContain('gentile')
})

it('goes with the account', async () => {
  await write('Da dimenticare')
  const { token, password } = user
  expect((await api.call('DELETE', '/api/account', { token, body: { password } })).status).toBe(200)
  const left = { name: '', text: 'select from user_notes where user_id = $1' }
  expect(await api.database.rows(left, [user.id])).toEqual([])
})

it('outlives who wrote it, without the name', async () => {
  const other = await createAdmin(api, { name: 'Ada' })
  await write('Resta', undefined, other)
  await api.database.rows({ name: '', text: 'delete from users where id = $1' }, [other.id])
  expect((await read()).body).toMatchObject({ text: 'Resta', changed_by_name: null })
})

it('of a deleted account can be read, not changed', async () => {
  await write('Vecchia')
  const body = { admin_password: admin.password }
  await api.call('DELETE', `/api/admin/user/${user.id}`, { token: admin.token, body })
  expect((await read()).body.text).toBe('Vecchia')
  expect(await write('Nuova')).toMatchObject({ status: 404, body: { code: 'user_not_found' } })
})

it('does not know unknown or malformed ids', async () => {
  for (const id of [randomUUID(), 'abc']) {
    expect(await read(admin.token, id)).toMatchObject({ status: 404, body: { code: 'user_not_found' } })
    expect(await write('x', undefined, admin, id)).toMatchObject({ status: 404 })
  }
})

it('is for administrators only, also about oneself', async () => {
  expect((await read(user.token)).status).toBe(403)
  expect((await write('x', undefined, user)).status).toBe(403)
  expect((await api.call('GET', pathOf(user.id))).status).toBe(401)
  expect((await api.call('PUT', pathOf(user.id), { body: { text: 'x' } })).status).toBe(401)
  expect((await read()).body).toEqual(none)
})
