import { randomUUID } from 'node:crypto'
import { createAdmin, registerUser, startTestApi, type TestApi, type TestUser } from '@confida/api/testing'
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

const send = (id = user.id, token: string | undefined = admin.token) =>
  api.call('POST', `/api/admin/users/${id}/announcement`, { token })
const mails = () =>
  api.database.rows<{ recipient: string; subject: string }>(
    {
      name: '',
      text: `select recipient, subject from outbox where user_id = $1 and template = 'announcement'`,
    },
    [user.id],
  )
const template = (action: 'toggle', method = 'PUT') =>
  api.call(method, `/api/admin/email-templates/announcement/${action}`, { token: admin.token })

it('mails the template to the account, and keeps who did it', async () => {
  expect(await send()).toMatchObject({ status: 200, body: { success: true } })
  expect(await mails()).toEqual([{ recipient: user.email, subject: 'Una comunicazione da Confida' }])
  const { body } = await api.call('GET', '/api/admin/audit-log?action=user.mail', { token: admin.token })
  expect(body[0]).toMatchObject({ target_id: user.id, actor_name: expect.any(String) })
})

it('says so where the template is off', async () => {
  await template('toggle')
  expect(await send()).toMatchObject({ status: 409, body: { code: 'mail_not_posted' } })
  expect(await mails()).toEqual([])
  await template('toggle')
})

it('does not fill the mailbox of an address that nobody has confirmed', async () => {
  await api.database.rows({ name: '', text: 'update users set email_confirmed_at = null where id = $1' }, [
    user.id,
  ])
  const answers = []
  for (let count = 0; count < 30; count++) answers.push((await send()).status)
  expect(answers).toContain(409)
  expect((await mails()).length).toBeLessThan(30)
})

it('does not know unknown, malformed or deleted ones', async () => {
  for (const id of [randomUUID(), 'abc']) expect((await send(id)).status).toBe(404)
  const body = { admin_password: admin.password }
  await api.call('DELETE', `/api/admin/user/${user.id}`, { token: admin.token, body })
  expect((await send()).status).toBe(404)
})

it('is for administrators only', async () => {
  expect((await send(user.id, user.token)).status).toBe(403)
  expect((await api.call('POST', `/api/admin/users/${user.id}/announcement`)).status).toBe(401)
})
