import {
  createAdmin,
  registerUser,
  runJob,
  startTestApi,
  type TestApi,
  type TestUser,
} from '@confida/api/testing'
import type { RemoteFailureReport, RemoteOpening } from '@confida/contracts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { CONFIG, type Config } from '../../platform/config/config.ts'
import { statement } from '../../platform/database/statement.ts'
import { metricsRegistry } from '../../platform/observability/metrics.ts'

let api: TestApi
let admin: TestUser
beforeAll(async () => {
  api = await startTestApi()
  admin = await createAdmin(api)
})
afterAll(() => api?.close())
beforeEach(async () => {
  await run('delete from remote_failures')
  await run('delete from remote_openings')
})

const run = (text: string) => api.database.rows<{ count: number }>(statement('', text))

interface Report {
  failures?: object[]
  openings?: object[]
}

const report = ({ failures = [], openings = [] }: Report, address = '203.0.113.9') =>
  api.call('POST', '/api/remote-reports', {
    body: { failures, openings },
    headers: { 'x-forwarded-for': address },
  })

const list = async (query = '') =>
  (await api.call('GET', `/api/admin/remote-reports${query}`, { token: admin.token })).body

const failure: RemoteFailureReport = {
  remote: 'mfe-chat',
  version: '1.4.0',
  phase: 'entry',
  code: 'timeout',
}
const opening: RemoteOpening = { remote: 'mfe-chat', version: '1.4.0' }

it('counts failures and openings by kind, without a session', async () => {
  expect((await report({ failures: [failure], openings: [opening] })).status).toBe(200)
  await report({ failures: [failure, { ...failure, phase: 'registry', version: null, code: 'unlisted' }] })
  await report({ openings: [opening, opening, { remote: 'mfe-orders', version: '2.0.0-canary.1' }] })
  const { failures, versions } = await list()
  const last_at = expect.stringMatching(/^20.*Z$/)
  expect(failures).toEqual(
    expect.arrayContaining([
      { ...failure, count: 2, last_at },
      { ...failure, phase: 'registry', version: null, code: 'unlisted', count: 1, last_at },
    ]),
  )
  expect(versions).toEqual(
    expect.arrayContaining([
      { ...opening, count: 2, last_at },
      { remote: 'mfe-orders', version: '2.0.0-canary.1', count: 1, last_at },
    ]),
  )
})

it('loses none of many reports at the same moment', async () => {
  const other = { ...opening, remote: 'mfe-auth' }
  const reports = Array.from({ length: 20 }, (_, index) =>
    report({ openings: index % 2 ? [opening, other] : [other, opening] }),
  )
  expect((await Promise.all(reports)).map(({ status }) => status)).toEqual(Array(20).fill(200))
  expect((await list()).versions.map(({ count }: { count: number }) => count)).toEqual([20, 20])
})

it('counts failures in the metrics, with as many names at most as a product may have', async () => {
  for (const page of [1, 2, 3])
    await report({
      failures: Array.from({ length: 20 }, (_, index) => ({ ...failure, remote: `x-${page}-${index}` })),
    })
  await report({ failures: [{ ...failure, remote: 'y' }] })
  const metrics = await metricsRegistry.metrics()
  const labels = new Set(metrics.match(/(?<=confida_remote_failures_total\{remote=")[^"]+/g))
  expect(labels.size).toBeLessThanOrEqual(31)
  expect(metrics).toMatch(/confida_remote_failures_total\{remote="other",phase="entry",code="timeout"\} \d+/)
})

it('lets a day have so many rows, and goes on counting what it knows', async () => {
  await report({ failures: [failure] })
  await run(
    `insert into remote_failures select day, 'x-' || number, version, phase, code, 1, now()
     from remote_failures, generate_series(1, 499) number`,
  )
  await report({ failures: [failure, { ...failure, remote: 'one-more' }] })
  expect(await run('select count(*) from remote_failures')).toEqual([{ count: 500 }])
  expect((await list()).failures).toContainEqual(expect.objectContaining({ ...failure, count: 2 }))
})

describe('what cannot be a report is refused', () => {
  it.each([
    ['a name with markup', { failures: [{ ...failure, remote: '<b>x</b>' }] }],
    ['a long name', { openings: [{ ...opening, remote: 'x'.repeat(64) }] }],
    ['a long version', { openings: [{ ...opening, version: `1.0.0-${'x'.repeat(60)}` }] }],
    ['a version that is none', { openings: [{ ...opening, version: 'latest' }] }],
    ['an unknown phase', { failures: [{ ...failure, phase: 'lunch' }] }],
    ['an unknown code', { failures: [{ ...failure, code: 'anna@example.com' }] }],
    ['what nobody has asked for', { failures: [{ ...failure, message: 'at /home/anna' }] }],
    ['too many at once', { openings: Array(21).fill(opening) }],
  ])('%s', async (_, body) => {
    expect((await report(body)).status).toBe(400)
    expect(await list()).toEqual({ failures: [], versions: [] })
  })
})

it('is limited by network address', async () => {
  const config = api.app.get<Config>(CONFIG)
  Object.assign(config, { rateLimitPerAddress: 1 })
  const statuses: number[] = []
  for (let time = 0; time < 7; time++) statuses.push((await report({ openings: [opening] })).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429])
  expect((await report({ openings: [opening] }, '203.0.113.10')).status).toBe(200)
  Object.assign(config, { rateLimitPerAddress: 0 })
})

it('shows the days that are asked for, and forgets after thirty', async () => {
  await report({ failures: [failure], openings: [opening] })
  for (const table of ['remote_failures', 'remote_openings']) {
    await run(`update ${table} set day = day - 10`)
    await run(
      `insert into ${table} select (jsonb_populate_record(t, '{"version":"1.0.0"}')).* from ${table} t`,
    )
    await run(`update ${table} set day = day - 21 where version = '1.0.0'`)
  }
  expect(await list()).toEqual({ failures: [], versions: [] })
  expect((await list('?days=30')).versions).toEqual([expect.objectContaining(opening)])
  await runJob(api, 'records.cleanup')
  for (const table of ['remote_failures', 'remote_openings'])
    expect(await run(`select count(*) from ${table}`)).toEqual([{ count: 1 }])
})

it('is read by administrators only', async () => {
  const { token } = await registerUser(api)
  expect((await api.call('GET', '/api/admin/remote-reports')).status).toBe(401)
  expect((await api.call('GET', '/api/admin/remote-reports', { token })).status).toBe(403)
})
