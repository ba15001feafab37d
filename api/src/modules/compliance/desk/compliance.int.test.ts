import { createAdmin, registerUser, startTestApi, type TestApi, type TestUser } from '@confida/api/testing'
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals'
import { statement } from '../../../platform/database/statement.ts'

let api: TestApi
let admin: TestUser
const YEAR = new Date().getUTCFullYear() - 1

beforeAll(async () => {
  api = await startTestApi()
  admin = await createAdmin(api, { name: 'Zeno' })
})
afterAll(() => api?.close())

const run = (text: string, values?: unknown[]) => api.database.rows(statement('', text), values)
const get = (path: string, token = admin.token) => api.call('GET', `/api/admin/${path}`, { token })
const report = (year = YEAR) => get(`compliance/california-report?year=${year}`)

beforeEach(async () => {
  for (const table of ['care_events', 'care_month_totals', 'disclosure_totals', 'audit_log'])
    await run(`delete from ${table}`)
  await run(
    `insert into care_events (day, language, count) values
       ('${YEAR}-02-01', 'it', 7), ('${YEAR}-02-28', 'en', 4), ('${YEAR}-12-31', 'it', 1), ('${YEAR - 1}-12-31', 'it', 99)`,
  )
  await run(
    `insert into care_month_totals (month, dimension, value, count, people) values
       ('${YEAR}-02-01', 'country', 'IT', 6, 5), ('${YEAR}-02-01', 'country', 'MT', 4, 4),
       ('${YEAR}-02-01', 'country', '', 8, 7), ('${YEAR}-02-01', 'language', 'it', 7, 5)`,
  )
  await run(
    `insert into disclosure_totals (day, kind, language, count) values
       ('${YEAR}-02-03', 'start', 'it', 20), ('${YEAR}-02-04', 'start', 'ar', 5), ('${YEAR}-02-04', 'repeat', 'ar', 2)`,
  )
})

it('tells of each month, and of a country or language only where five people are behind it', async () => {
  const { status, body } = await get(`compliance?year=${YEAR}`)
  expect(status).toBe(200)
  expect(body.months).toHaveLength(12)
  const none = { disclosures: { start: 0, repeat: 0 }, care_by_country: [], care_by_language: [] }
  expect(body.months[0]).toEqual({ month: `${YEAR}-01`, care_cards: 0, ...none })
  expect(body.months[1]).toEqual({
    month: `${YEAR}-02`,
    disclosures: { start: 25, repeat: 2 },
    care_cards: 11,
    care_by_country: [
      { value: '', count: 8 },
      { value: 'IT', count: 6 },
    ],
    care_by_language: [{ value: 'it', count: 7 }],
  })
  expect(body.months[11]).toEqual({ month: `${YEAR}-12`, care_cards: 1, ...none })
})

it('has no months that have not begun', async () => {
  const { body } = await get(`compliance?year=${YEAR + 1}`)
  expect(body.months).toHaveLength(new Date().getUTCMonth() + 1)
  expect((await get(`compliance?year=${YEAR + 2}`)).body).toEqual({ months: [] })
  for (const year of ['', '1999', 'x']) expect((await get(`compliance?year=${year}`)).status).toBe(400)
})

it('writes the report of California, and that somebody took it', async () => {
  const { status, headers, text } = await report()
  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(headers.get('content-disposition')).toBe(`attachment; filename="california-sb243-${YEAR}.csv"`)
  const lines = text.replace('\uFEFF', '').split('\r\n')
  expect(lines).toEqual(
    expect.arrayContaining([
      'Item,Period,Value',
      `Referrals to crisis services (help lines shown),${YEAR}-02,11`,
      `Referrals to crisis services (help lines shown),${YEAR}-03,0`,
      `"Referrals to crisis services, total",${YEAR},12`,
      `"Disclosures, total",${YEAR},27`,
      `Disclosures are counted since,,${YEAR}-02-03`,
      expect.stringMatching(/^Engine of the replies on the day of this report,,"builtin, /),
      expect.stringMatching(/^Source of the protocol,,.*privacy-and-safety\.md/),
    ]),
  )
  expect((await get('audit-log')).body).toMatchObject([
    { action: 'california-report.export', actor_name: 'Zeno', after: { year: YEAR } },
  ])
})

it('begins as spreadsheets ask for', async () => {
  const response = await fetch(`${api.origin}/api/admin/compliance/california-report?year=${YEAR}`, {
    headers: { authorization: `Bearer ${admin.token}` },
  })
  expect([...new Uint8Array(await response.arrayBuffer()).slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
})

it.each([`compliance?year=${YEAR}`, `compliance/california-report?year=${YEAR}`])(
  '%s is for administrators alone, and refused leaves no entry',
  async (path) => {
    expect((await get(path, '')).status).toBe(401)
    expect((await get(path, (await registerUser(api)).token)).status).toBe(403)
    expect((await get('audit-log')).body).toEqual([])
  },
)
