import {
  createCompanion,
  registerUser,
  startTestApi,
  type TestApi,
  type TestUser,
} from '@confida/api/testing'
import { longTest } from '@confida/jest-presets/long-test'
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals'
import { statement } from '../../../platform/database/statement.ts'

let api: TestApi
let user: TestUser
let companionId: string

beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api?.close())
beforeEach(async () => {
  await api.database.rows(statement('', 'delete from disclosure_totals'))
  user = await registerUser(api)
  companionId = await createCompanion(api, user)
})

const record = (body: object, { token = user.token, id = companionId, language = 'de' } = {}) =>
  api.call('POST', `/api/companions/${id}/disclosures`, {
    token,
    body,
    headers: { 'accept-language': language },
  })

const showing = (kind = 'start') => ({ id: crypto.randomUUID(), kind })
const exported = async () =>
  (await api.call('GET', '/api/account/export', { token: user.token })).body.disclosures
const totals = () =>
  api.database.rows(
    statement('', 'select kind, language, count from disclosure_totals order by kind desc, language'),
  )

it('keeps when and how it was shown, in which language, and a retry not again', async () => {
  const first = showing()
  expect(await record(first)).toMatchObject({ status: 200, body: { success: true } })
  await Promise.all([record(first), record(first), record(showing('repeat'), { language: 'ar' })])
  const shown_at = expect.stringMatching(/^20.*Z$/)
  expect(await exported()).toEqual([
    { shown_at, kind: 'start', language: 'de' },
    { shown_at, kind: 'repeat', language: 'ar' },
  ])
  expect(await totals()).toEqual([
    { kind: 'start', language: 'de', count: 1 },
    { kind: 'repeat', language: 'ar', count: 1 },
  ])
})

it('goes with the account; how often it was shown stays', async () => {
  await record(showing())
  await api.call('DELETE', '/api/account', { token: user.token, body: { password: user.password } })
  const left = await api.database.row(
    statement('', 'select count(*)::int as count from disclosures where owner_id = $1'),
    [user.id],
  )
  expect(left).toEqual({ count: 0 })
  expect(await totals()).toEqual([{ kind: 'start', language: 'de', count: 1 }])
})

it('is of the own conversations, and of kinds that there are', async () => {
  expect((await record(showing(), { token: '' })).status).toBe(401)
  const other = await registerUser(api)
  expect(await record(showing(), { token: other.token })).toMatchObject({
    status: 404,
    body: { code: 'companion_not_found' },
  })
  expect((await record(showing('once'))).status).toBe(400)
  expect((await record({ ...showing(), text: 'Ciao' })).status).toBe(400)
  expect(await totals()).toEqual([])
})

longTest('is limited', async () => {
  const statuses = new Set<number>()
  for (let time = 0; time < 121; time++) statuses.add((await record({ id: user.id, kind: 'start' })).status)
  expect([...statuses]).toEqual([200, 429])
  expect(await totals()).toEqual([{ kind: 'start', language: 'de', count: 1 }])
})
