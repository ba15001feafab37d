import {
  callWhileLocked,
  createAdmin,
  lockTable,
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
  admin = await createAdmin(api)
})
afterAll(() => api?.close())

type AuditRow = { actor_id: string; before: object; after: object }

const path = '/api/admin/contract'
const save = (body: unknown, token: string | undefined = admin.token) =>
  api.call('PUT', path, { token, body })
const draft = (choices: object = {}) => ({
  title: 'Termini nuovi',
  intro: 'Intro',
  sections: [{ title: 'Uno', content: '• a\n• b' }],
  conclusion: 'Fine',
  ...choices,
})

it('is there from the start, as HTML for everybody', async () => {
  const { status, body } = await api.call('GET', '/api/contract')
  expect(status).toBe(200)
  expect(Object.keys(body).sort()).toEqual(['content', 'last_updated', 'title', 'version'])
  expect(body.title).toContain('Termini')
  expect(body.content).toMatch(/<h3>1\. .*<ul><li>/)
})

it('shows what an administrator saves, as a new version', async () => {
  const before = (await api.call('GET', path, { token: admin.token })).body
  const saved = await save(draft())
  expect(saved).toMatchObject({ status: 200, body: { ...draft(), version: before.version + 1 } })
  expect(saved.body.last_updated > before.last_updated).toBe(true)
  expect((await api.call('GET', path, { token: admin.token })).body).toEqual(saved.body)
  const { body } = await api.call('GET', '/api/contract')
  expect(body).toEqual({
    title: 'Termini nuovi',
    content: '<p>Intro</p><h3>1. Uno</h3><ul><li>a</li><li>b</li></ul><p>Fine</p>',
    version: saved.body.version,
    last_updated: saved.body.last_updated,
  })
})

it('gives each of many saves at once a version of its own, and writes every one down', async () => {
  const { version } = (await api.call('GET', path, { token: admin.token })).body
  const saves = ['a', 'b', 'c', 'd'].map((title) => () => save(draft({ title })))
  const answers = await callWhileLocked(api, lockTable('contract_versions'), saves)
  const versions = answers.map(({ body }) => body.version).sort((a, b) => a - b)
  expect(versions).toEqual([1, 2, 3, 4].map((more) => version + more))
  const text = `select actor_id, before, after from audit_log where action = 'contract.update' order by created_at`
  const [latest] = (await api.database.rows<AuditRow>({ name: '', text })).slice(-1)
  expect(latest).toMatchObject({
    actor_id: admin.id,
    before: { version: version + 3, title: expect.any(String) },
    after: { version: version + 4, title: expect.any(String) },
  })
  expect(latest?.after).not.toHaveProperty('conclusion')
})

it('never carries a script to its readers', async () => {
  await save(draft({ intro: '<img src=x onerror=alert(1)>' }))
  expect((await api.call('GET', '/api/contract')).body.content).not.toContain('<img')
})

it('needs a title and complete sections', async () => {
  expect((await save(draft({ title: ' ' }))).body.fields).toHaveProperty('title')
  expect((await save(draft({ sections: [{ title: 'Solo titolo' }] }))).status).toBe(400)
  expect((await save(draft({ sections: 'x' }))).status).toBe(400)
})

it('can be edited by administrators only', async () => {
  const { token } = await registerUser(api)
  expect((await save(draft(), token)).status).toBe(403)
  expect((await api.call('PUT', path, { body: draft() })).status).toBe(401)
  expect((await api.call('GET', path, { token })).status).toBe(403)
})
