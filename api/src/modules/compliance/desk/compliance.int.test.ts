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
       ('${YEAR}-02-01', 'country', 'IT', 6, 5), ('${YEAR}-02-01', 'country', 'MT', 4, 4), ('${YEAR}-02-01', 'country', 'SM', 1, 1),
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

it('names the next larger group no more than those of a few people, whose cards the total would tell', async () => {
  await run(`delete from care_month_totals where value = 'SM'`)
  await run(
    `insert into care_month_totals (month, dimension, value, count, people) values
       ('${YEAR}-02-01', 'language', 'ar', 3, 2), ('${YEAR}-02-01', 'language', 'en', 9, 9)`,
  )
  const { body } = await get(`compliance?year=${YEAR}`)
  expect(body.months[1]).toMatchObject({
    care_by_country: [{ value: '', count: 8 }],
    care_by_language: [{ value: 'en', count: 9 }],
  })
})

it('has no months that have not begun', async () => {
  const { body } = await get(`compliance?year=${YEAR + 1}`)
  expect(body.months).toHaveLength(new Date().getUTCMonth() + 1)
  expect((await get(`compliance?year=${YEAR + 2}`)).body).toEqual({ months: [] })
  for (const year of ['', '1999', 'x']) expect((await get(`compliance?year=${year}`)).status).toBe(400)
})

it('writes the care cards to a file, small groups without their names, and that somebody took it', async () => {
  await run(`update care_month_totals set count = 5 where value = ''`)
  const { status, headers, text } = await get(`compliance/care-cards?year=${YEAR}`)
  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(headers.get('content-disposition')).toBe(`attachment; filename="care-cards-${YEAR}.csv"`)
  const lines = text.replace('\uFEFF', '').trimEnd().split('\r\n')
  expect(lines.slice(0, 9)).toEqual([
    'month;by;value;care_cards',
    `${YEAR}-01;total;;0`,
    `${YEAR}-02;total;;11`,
    `${YEAR}-02;country;IT;6`,
    `${YEAR}-02;country;unknown;5`,
    `${YEAR}-02;language;it;7`,
    `${YEAR}-02;language;small groups;4`,
    `${YEAR}-03;total;;0`,
    `${YEAR}-04;total;;0`,
  ])
  expect(lines.slice(-3)).toEqual([
    `${YEAR}-12;total;;1`,
    `${YEAR}-12;country;small groups;1`,
    `${YEAR}-12;language;small groups;1`,
  ])
  expect(text).not.toMatch(/MT|SM/)
  expect((await get('audit-log')).body).toMatchObject([
    { action: 'care-cards.export', actor_name: 'Zeno', after: { year: YEAR } },
  ])
  for (const year of ['', '1999', '3000', '2026.5', '=1'])
    expect((await get(`compliance/care-cards?year=${year}`)).status).toBe(400)
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

it.each([
  `compliance?year=${YEAR}`,
  `compliance/care-cards?year=${YEAR}`,
  `compliance/california-report?year=${YEAR}`,
])('%s is for administrators alone, and refused leaves no entry', async (path) => {
  expect((await get(path, '')).status).toBe(401)
  expect((await get(path, (await registerUser(api)).token)).status).toBe(403)
  expect((await get('audit-log')).body).toEqual([])
})
