import { registerUser, runJob, startTestApi, type TestApi } from '@confida/api/testing'
import { afterAll, beforeAll, expect, it } from '@jest/globals'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api?.close())

const run = (text: string, values: unknown[] = []) => api.database.rows({ name: '', text }, values)

it('removes codes, sessions and counters that have run out, and no others', async () => {
  const [old, young] = [await registerUser(api), await registerUser(api)]
  for (const [{ id }, time] of [
    [old, '-1 minute'],
    [young, '1 hour'],
  ] as const) {
    await run(
      `insert into password_resets (user_id, code_hash, expires_at) values ($1, '\\x00', now() + $2::interval)`,
      [id, time],
    )
    await run('update sessions set expires_at = now() + $2::interval where user_id = $1', [id, time])
    await run('insert into limit_counters values ($1, 1, extract(epoch from now() + $2::interval) * 1000)', [
      id,
      time,
    ])
  }
  await runJob(api, 'records.cleanup')
  for (const [table, column] of [
    ['password_resets', 'user_id::text'],
    ['sessions', 'user_id::text'],
    ['limit_counters', 'key'],
  ]) {
    const left = await run(`select ${column} as id from ${table} where ${column} = any($1)`, [
      [old.id, young.id],
    ])
    expect(left).toEqual([{ id: young.id }])
  }
})

it('removes mail after ninety days, and never one that is still to be sent', async () => {
  const post = (recipient: string, state: string, age: string) =>
    run(
      `insert into outbox (template, recipient, subject, content, state, created_at)
       values ('welcome', $1, 'Ciao', 'Ciao', $2, now() - $3::interval)`,
      [recipient, state, age],
    )
  await post('old@example.com', 'sent', '91 days')
  await post('young@example.com', 'sent', '89 days')
  await post('waiting@example.com', 'queued', '91 days')
  await runJob(api, 'records.cleanup')
  const left = await run(
    `select recipient from outbox where recipient like '%@example.com' and template = 'welcome' order by recipient`,
  )
  expect(left).toEqual([{ recipient: 'waiting@example.com' }, { recipient: 'young@example.com' }])
})

it('gives up a mail whose last attempt died with its process, so that an administrator sees it', async () => {
  await run(
    `insert into outbox (template, recipient, subject, content) values ('welcome', 'lost@example.com', 'A', 'B')`,
  )
  await runJob(api, 'records.cleanup')
  const mail = await run(`select state, last_error from outbox where recipient = 'lost@example.com'`)
  expect(mail).toEqual([{ state: 'failed', last_error: 'interrupted' }])
})
