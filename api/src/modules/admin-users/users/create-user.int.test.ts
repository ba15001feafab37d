import { createAdmin, registerUser, startTestApi, type TestApi, type TestUser } from '@confida/api/testing'
import { aCompanionDraft } from '@confida/testing/companion-draft'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { CONFIG, type Config } from '../../../platform/config/config.ts'

let api: TestApi
let admin: TestUser

beforeAll(async () => {
  api = await startTestApi()
  admin = await createAdmin(api)
})
afterAll(() => api?.close())

const create = (body: object, token: string | undefined = admin.token) =>
  api.call('POST', '/api/admin/users', { token, body })
const ada = (choices: object = {}) => ({
  name: '  Ada Neri ',
  email: ` ADA.${crypto.randomUUID()}@example.com `,
  phone: ' +39 333 1234567 ',
  birth_date: '1990-05-03',
  password: 'segreta',
  profileType: 'effettivo',
  passwordMode: 'manual',
  ...choices,
})

it('makes a user who pays nothing and can log in at once, from trimmed values', async () => {
  const person = ada({ role: 'admin', total_spent: 99, is_standby: true })
  const { status, body, text } = await create(person)
  expect(status).toBe(201)
  expect(body).toMatchObject({ name: 'Ada Neri', email: person.email.trim().toLowerCase(), role: 'user' })
  expect(body).toMatchObject({ phone: '+39 333 1234567', birth_date: '1990-05-03', is_standby: false })
  expect(body).toMatchObject({ total_spent: 0, days_remaining: 0, companion_count: 0 })
  expect(text).not.toMatch(/password|argon2/)
  const login = { email: person.email, password: 'segreta' }
  const session = await api.call('POST', '/api/auth/login', { body: login })
  expect(session.status).toBe(200)
  const companion = await api.call('POST', '/api/companions/create', {
    token: session.body.token,
    body: aCompanionDraft(),
  })
  expect(companion.status).toBe(201)
})

it('needs neither phone nor birth date', async () => {
  const { status, body } = await create(ada({ phone: '', birth_date: null }))
  expect(status).toBe(201)
  expect(body).toMatchObject({ phone: null, birth_date: null })
})

it('asks the labelling of emotions where consent is not given by default', async () => {
  const config = api.app.get<Config>(CONFIG)
  for (const isEmotionConsentGivenByDefault of [false, true]) {
    Object.assign(config, { isEmotionConsentGivenByDefault })
    expect((await create(ada())).body.emotion_consent).toBe(isEmotionConsentGivenByDefault)
  }
})

it('refuses a taken address, whatever its case, also of a deleted user', async () => {
  const { email } = await registerUser(api)
  expect(await create(ada({ email: email.toUpperCase() }))).toMatchObject({
    status: 409,
    body: {
      code: 'email_exists',
      detail: 'Email già registrata',
      fields: { email: 'Email già registrata' },
    },
  })
})

it('gives one address to one user when several are made at the same moment', async () => {
  const person = ada()
  const answers = await Promise.all(Array.from({ length: 8 }, () => create(person)))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(409)])
})

it.each([
  ['a blank name', { name: ' ' }, 'name'],
  ['a bad address', { email: 'abc' }, 'email'],
  ['a short password', { password: '12345' }, 'password'],
  ['a long password', { password: 'x'.repeat(129) }, 'password'],
  ['a bad phone', { phone: 'call me' }, 'phone'],
  ['another type of profile', { profileType: 'prova' }, 'profileType'],
  ['another mode of password', { passwordMode: undefined }, 'passwordMode'],
  ['a NUL character', { name: 'A\0da' }, undefined],
])('refuses %s', async (_, choices, field) => {
  const answer = await create(ada(choices))
  expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
  if (field) expect(Object.keys(answer.body.fields)).toEqual([field])
})

it('refuses a minor', async () => {
  const birth_date = `${new Date().getUTCFullYear() - 10}-01-01`
  const { status, body } = await create(ada({ birth_date }))
  expect(status).toBe(400)
  expect(body).toEqual({ code: 'under_age', detail: expect.any(String), fields: { birth_date: body.detail } })
})

it('is for administrators only', async () => {
  const user = await registerUser(api)
  expect((await create(ada(), user.token)).status).toBe(403)
  expect((await api.call('POST', '/api/admin/users', { body: ada() })).status).toBe(401)
})
