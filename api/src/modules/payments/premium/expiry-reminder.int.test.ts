import {
  callWhileLocked,
  mailsTo,
  registerUser,
  runJob,
  startTestApi,
  type TestApi,
  type TestUser,
} from '@confida/api/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'

let api: TestApi
let user: TestUser

beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api?.close())
beforeEach(async () => {
  user = await registerUser(api)
})

const run = (text: string, values: unknown[] = []) => api.database.rows({ name: '', text }, values)
const endIn = (time: string) =>
  run(`update users set premium_until = now() + $2::interval where id = $1`, [user.id, time])
const daysRemaining = async () =>
  (await api.call('GET', '/api/auth/profile', { token: user.token })).body.days_remaining
const mails = () => run('select template, subject, state from outbox where recipient = $1', [user.email])

describe('premium days', () => {
  it.each([
    ['30 days', 30],
    ['29 days 23 hours', 30],
    ['24 hours', 1],
    ['1 minute', 1],
    ['-1 minute', 0],
    ['-40 days', 0],
  ])('that end in %s are %d days left', async (time, days) => {
    await endIn(time)
    expect(await daysRemaining()).toBe(days)
  })

  it('count down as time goes by, and a top-up after their end begins anew', async () => {
    await endIn('-2 days')
    await run(
      `insert into payments (session_id, user_id, tier_name, amount, duration_days, expires_at)
       values ('test_again', $1, 'Una settimana', 5, 7, now() + interval '1 hour')`,
      [user.id],
    )
    await fetch(`${api.origin}/api/payments/test-checkout/test_again`, { method: 'POST', redirect: 'manual' })
    expect(await daysRemaining()).toBe(7)
  })

  it('that an earlier version of the API adds are counted too', async () => {
    await run('update users set days_remaining = 30 where id = $1', [user.id])
    expect(await daysRemaining()).toBe(30)
    await run('update users set days_remaining = days_remaining + 7 where id = $1', [user.id])
    expect(await daysRemaining()).toBe(37)
  })

  it('that a user is made with are kept', async () => {
    const made = `insert into users (name, email, password_hash, premium_until)
      values ('Anna', 'made@example.com', '', now() + interval '5 days') returning premium_until > now() as is_kept`
    expect(await run(made)).toEqual([{ is_kept: true }])
  })
})

describe('the reminder', () => {
  it('goes out three days before the end, once, however often and at the same moment it is looked for', async () => {
    await endIn('3 days')
    await Promise.all([runJob(api, 'premium.remind'), runJob(api, 'premium.remind')])
    await runJob(api, 'premium.remind')
    expect(await mailsTo(api, user.email)).toMatchObject([
      { template: 'subscription_expiring', subject: 'I tuoi giorni premium stanno per finire' },
    ])
  })

  it('names the day, also to whom fewer days are left', async () => {
    await endIn('20 hours')
    await runJob(api, 'premium.remind')
    const [end] = await run(
      `select to_char(premium_until at time zone 'Europe/Rome', 'DD/MM/YYYY') as day from users where id = $1`,
      [user.id],
    )
    const [mail] = await mailsTo(api, user.email)
    expect(mail?.content).toContain(`i tuoi giorni premium finiscono il ${end?.day}.`)
  })

  it.each(['3 days 1 hour', '-1 hour'])('is not for premium days that end in %s', async (time) => {
    await endIn(time)
    await runJob(api, 'premium.remind')
    expect(await mails()).toEqual([])
  })

  it('is not for whom a top-up of the same moment gives more days', async () => {
    await endIn('3 days')
    await callWhileLocked(
      api,
      ({ manager }) =>
        manager.query(`update users set premium_until = now() + interval '33 days' where id = $1`, [user.id]),
      [() => runJob(api, 'premium.remind')],
    )
    expect(await mails()).toEqual([])
  })

  it('goes out again for the next end', async () => {
    await endIn('2 days')
    await runJob(api, 'premium.remind')
    await endIn('60 hours')
    await runJob(api, 'premium.remind')
    expect(await mailsTo(api, user.email, 2)).toHaveLength(2)
  })

  it('is written in the language of its reader', async () => {
    await endIn('3 days')
    await run(`update users set language = 'en' where id = $1`, [user.id])
    await runJob(api, 'premium.remind')
    expect((await mailsTo(api, user.email))[0]?.subject).toBe('Your premium days are about to end')
  })

  it.each([['deleted_at = now()'], ['is_standby = true']])('is not for a user with %s', async (state) => {
    await endIn('3 days')
    await run(`update users set ${state} where id = $1`, [user.id])
    await runJob(api, 'premium.remind')
    expect(await mails()).toEqual([])
  })

  it('waits while its template is off', async () => {
    await endIn('3 days')
    await run(`update email_templates set is_active = false where name = 'subscription_expiring'`)
    await runJob(api, 'premium.remind')
    expect(await mails()).toEqual([])
    await run(`update email_templates set is_active = true where name = 'subscription_expiring'`)
    await runJob(api, 'premium.remind')
    expect(await mailsTo(api, user.email)).toHaveLength(1)
  })
})
