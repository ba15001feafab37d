import {
  callWhileLocked,
  createAdmin,
  lockTable,
  registerUser,
  startTestApi,
  type TestApi,
  type TestUser,
} from '@confida/api/testing'
import { homepageDefaults, homepageDraft } from '@confida/contracts'
import { afterAll, beforeAll, expect, it } from '@jest/globals'

let api: TestApi
let admin: TestUser

beforeAll(async () => {
  api = await startTestApi()
  admin = await createAdmin(api)
})
afterAll(() => api?.close())

const path = '/api/admin/homepage'
const save = (body: unknown, token: string | undefined = admin.token) =>
  api.call('PUT', path, { token, body })
const texts = (choices: object = {}) => ({
  hero_title: 'Benvenuti',
  hero_subtitle: 'Sottotitolo',
  hero_description: 'Descrizione',
  login_button_text: 'Entra',
  register_button_text: 'Iscriviti',
  contact_button_text: 'Scrivici',
  features_title: 'Funzioni',
  features: [{ title: 'Uno', description: 'Prima', icon: 'Heart' }],
  secondary_description: 'Altro',
  ...choices,
})

it('has texts from the start, with the four icons, for everybody', async () => {
  const { status, body } = await api.call('GET', '/api/homepage')
  expect(status).toBe(200)
  expect(homepageDraft.safeParse(body).success).toBe(true)
  expect(body.version).toBe(1)
  expect(body.support_email).toBe('aiuto@example.org')
  expect(body.last_updated).toMatch(/Z$/)
  expect(body.features.map(({ icon }: { icon: string }) => icon)).toEqual([
    'Users',
    'MessageCircle',
    'Heart',
    'Shield',
  ])
  const { features, ...fields } = homepageDefaults
  expect(body).toMatchObject({ ...fields, features: Object.values(features) })
})

it('shows what an administrator saves, as a new version', async () => {
  const before = (await api.call('GET', path, { token: admin.token })).body
  const saved = await save(texts({ version: 99, unknown: 'x' }))
  expect(saved.status).toBe(200)
  expect(saved.body).toEqual({ ...texts(), version: before.version + 1, last_updated: expect.any(String) })
  expect(saved.body.last_updated > before.last_updated).toBe(true)
  expect((await api.call('GET', '/api/homepage')).body).toMatchObject(saved.body)
  expect((await api.call('GET', path, { token: admin.token })).body).toEqual(saved.body)
})

it('gives saves at the same moment a version each', async () => {
  const saves = Array.from({ length: 6 }, (_, index) => () => save(texts({ hero_title: `T${index}` })))
  const saved = await callWhileLocked(api, lockTable('homepage_versions'), saves)
  expect(saved.map(({ status }) => status)).toEqual(Array(6).fill(200))
  expect(new Set(saved.map(({ body }) => body.version)).size).toBe(6)
})

it.each([
  ['a blank title', texts({ hero_title: ' ' }), 'hero_title'],
  [
    'an unknown icon',
    texts({ features: [{ title: 'a', description: 'b', icon: 'Foo' }] }),
    'features.0.icon',
  ],
  ['no features list', texts({ features: undefined }), 'features'],
])('refuses %s', async (_, body, field) => {
  const answer = await save(body)
  expect(answer.status).toBe(400)
  expect(Object.keys(answer.body.fields)).toContain(field)
})

it('can be edited by administrators only', async () => {
  const { token } = await registerUser(api)
  expect((await save(texts(), token)).status).toBe(403)
  expect((await api.call('PUT', path, { body: texts() })).status).toBe(401)
  expect((await api.call('GET', path, { token })).status).toBe(403)
  expect((await api.call('GET', path)).status).toBe(401)
})
