import { createAdmin, mailsTo, registerUser, runJob, startTestApi, type TestApi } from '@confida/api/testing'
import { afterAll, beforeAll, expect, it } from '@jest/globals'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ config: { publicUrl: 'https://confida.example' } })
})
afterAll(() => api?.close())

const run = (text: string, values: unknown[] = []) => api.database.rows({ name: '', text }, values)

it('goes to each administrator once a month, and to nobody else', async () => {
  const [first, second] = [await createAdmin(api), await createAdmin(api)]
  const others = [await registerUser(api), await createAdmin(api, { is_standby: true })]
  await Promise.all([runJob(api, 'report.send'), runJob(api, 'report.send')])
  await runJob(api, 'report.send')
  for (const { email } of [first, second]) {
    const mails = await mailsTo(api, email)
    expect(mails).toMatchObject([{ template: 'monthly_report' }])
    expect(mails[0]?.content).toContain('https://confida.example/dashboard?view=utenti')
  }
  const left = others.map(({ email }) => email)
  expect(await run('select recipient from outbox where recipient = any($1)', [left])).toEqual([])
})

it('goes out again in the next month', async () => {
  const { email } = await createAdmin(api)
  await runJob(api, 'report.send')
  const lastMonth = `regexp_replace(once_key, '\\d{4}-\\d\\d', '2020-01')`
  await run(`update outbox set once_key = ${lastMonth} where recipient = $1`, [email])
  await runJob(api, 'report.send')
  expect(await mailsTo(api, email, 2)).toHaveLength(2)
})

it('is given on the first of the month at eight, Italian time', async () => {
  const [schedule] = await run(`select cron, timezone from pgboss.schedule where name = 'report.send'`)
  expect(schedule).toEqual({ cron: '0 8 1 * *', timezone: 'Europe/Rome' })
})
