import {
  createAdmin,
  createCompanion,
  registerUser,
  startConversation,
  startTestApi,
  type TestApi,
  type TestUser,
} from '@confida/api/testing'
import { accountCopy } from '@confida/contracts'
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals'

let api: TestApi
let admin: TestUser
let user: TestUser

beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api?.close())
beforeEach(async () => {
  admin = await createAdmin(api)
  user = await registerUser(api, { name: 'Anna Rossi' })
})

const asAdmin = (method: string, path: string, password = admin.password) =>
  api.call(method, path, { token: admin.token, body: { admin_password: password } })
const remove = () => asAdmin('DELETE', `/api/admin/user/${user.id}`)
const exportData = (password?: string) =>
  asAdmin('POST', `/api/admin/users/deleted/${user.id}/export`, password)
const entries = async () =>
  (await api.call('GET', '/api/admin/audit-log?action=user.export', { token: admin.token })).body.filter(
    ({ target_id }: { target_id: string }) => target_id === user.id,
  )

it('gives what is kept of the account, and nothing of its chats', async () => {
  const { token } = user
  const session = await startConversation(api, user, await createCompanion(api, user))
  await api.call('POST', `/api/chat/${session}/send`, {
    token,
    body: { message: 'Voglio morire, mi chiamo Luca' },
  })
  await api.call('POST', '/api/feedback', { token, body: { rating: 5, message: 'Tutto bene' } })
  await remove()
  const answer = await exportData()
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-disposition')).toContain(`confida-${user.id}.json`)
  expect(accountCopy.safeParse(answer.body).error).toBeUndefined()
  expect(answer.body).toMatchObject({ user: { id: user.id, email: user.email } })
  expect(Object.keys(answer.body)).not.toEqual(expect.arrayContaining(['companions']))
  expect(answer.body.care_counted).toBeUndefined()
  expect(answer.text).not.toMatch(/Luca|morire|argon2/)
  expect(answer.body.mails.length).toBeGreaterThan(0)
  expect(await entries()).toMatchObject([
    { actor_id: admin.id, target_name: 'Anna Rossi', before: null, after: null },
  ])
})

it('is refused for who is not deleted, or erased, and leaves no entry', async () => {
  expect(await exportData()).toMatchObject({ status: 404, body: { code: 'user_not_found' } })
  await remove()
  await asAdmin('DELETE', `/api/admin/users/deleted/${user.id}`)
  expect((await exportData()).status).toBe(404)
  expect(await entries()).toEqual([])
})

it('needs the password of the administrator', async () => {
  await remove()
  expect(await exportData('sbagliata')).toMatchObject({ status: 401, body: { code: 'admin_password_wrong' } })
  expect(await entries()).toEqual([])
})

it('is for administrators only', async () => {
  const path = `/api/admin/users/deleted/${user.id}/export`
  const body = { admin_password: user.password }
  expect((await api.call('POST', path, { token: user.token, body })).status).toBe(403)
  expect((await api.call('POST', path, { body })).status).toBe(401)
})
