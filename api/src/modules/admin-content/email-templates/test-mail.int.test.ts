import {
  createAdmin,
  mailsTo,
  registerUser,
  startTestApi,
  type TestApi,
  type TestUser,
} from '@confida/api/testing'
import { afterAll, beforeAll, expect, it } from '@jest/globals'

let api: TestApi
let admin: TestUser

beforeAll(async () => {
  api = await startTestApi()
  admin = await createAdmin(api, { name: 'Ada' })
})
afterAll(() => api?.close())

const test = (name: string, body: object, token: string | undefined = admin.token) =>
  api.call('POST', `/api/admin/email-templates/${name}/test`, { token, body })

it('mails the texts as they are written, with sample values, to who asks; nothing is saved', async () => {
  const list = () => api.call('GET', '/api/admin/email-templates', { token: admin.token })
  const before = (await list()).body
  const texts = { subject: 'Per {{user_name}}', content: 'Codice {{reset_code}} per {{user_email}}' }
  expect(await test('password_reset', texts)).toMatchObject({ status: 200, body: { success: true } })
  const [mail] = await mailsTo(api, admin.email)
  expect(mail).toMatchObject({
    template: 'password_reset',
    subject: '[Test] Per Ada',
    content: `Codice 482913 per ${admin.email}`,
  })
  expect((await list()).body).toEqual(before)
})

it('is possible while the template is off', async () => {
  const { token } = admin
  await api.call('PUT', '/api/admin/email-templates/companion_created/toggle', { token })
  const texts = { subject: 'Spento', content: '{{companion_name}}' }
  expect((await test('companion_created', texts)).status).toBe(200)
  const mails = await mailsTo(api, admin.email, 2)
  expect(mails.at(-1)).toMatchObject({ subject: '[Test] Spento', content: 'Sofia' })
})

it('refuses what could not be saved either', async () => {
  expect(await test('welcome', { subject: ' ', content: 'x' })).toMatchObject({
    status: 400,
    body: { fields: { subject: expect.any(String) } },
  })
  const unknown = await test('welcome', { subject: 'x', content: '{{foo}}' })
  expect(unknown).toMatchObject({ status: 400, body: { code: 'unknown_variable' } })
  expect(unknown.body.detail).toContain('foo')
  expect((await test('nothing', { subject: 'x', content: 'x' })).status).toBe(404)
})

it('needs a template, and an administrator', async () => {
  const texts = { subject: 'x', content: 'x' }
  const { token } = await registerUser(api)
  expect((await test('welcome', texts, token)).status).toBe(403)
  expect((await api.call('POST', '/api/admin/email-templates/welcome/test', { body: texts })).status).toBe(
    401,
  )
  await api.call('DELETE', '/api/admin/email-templates/monthly_report', { token: admin.token })
  expect(await test('monthly_report', texts)).toMatchObject({
    status: 404,
    body: { code: 'template_not_found' },
  })
})
