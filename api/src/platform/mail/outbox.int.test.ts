import { mailsTo, registerUser, startTestApi, type TestApi, type TestUser } from '@confida/api/testing'
import type { EmailTemplateName } from '@confida/contracts'
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { Logger } from '@nestjs/common'
import { OutboxRepository } from './outbox.repository.ts'
import { Outbox } from './outbox.ts'

const HOUR = 3600
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
const post = (template: EmailTemplateName, more: object = {}) =>
  api.database.transaction((transaction) =>
    api.app.get(Outbox).post({ template, user, language: 'it', ...more }, transaction),
  )
/** When each mail to the user is sent, in hours from now. */
const hours = async () => {
  const rows = await run(
    `select round(extract(epoch from start_after - created_on) / ${HOUR})::int as hours
     from outbox join pgboss.job on name = 'mail.send' and data ->> 'outbox_id' = outbox.id::text
     where recipient = $1 order by start_after`,
    [user.email],
  )
  return rows.map((row) => row.hours)
}
const mails = () =>
  run('select template, state, last_error, expires_at from outbox where user_id = $1 order by template', [
    user.id,
  ])
const unconfirm = () => run('update users set email_confirmed_at = null where id = $1', [user.id])

describe('mail to an address that nobody has confirmed', () => {
  it('goes out once an hour, and what would come after a day not at all', async () => {
    await unconfirm()
    for (let count = 0; count < 28; count++) await post('new_device')
    expect(await hours()).toEqual(Array.from({ length: 25 }, (_, hour) => hour))
  })

  it.each(['password_reset', 'email_confirmation', 'email_change', 'mailbox_code', 'password_set'] as const)(
    'is not held back where it was asked for: %s',
    async (template) => {
      await unconfirm()
      for (let count = 0; count < 3; count++) await post(template)
      expect(await hours()).toEqual([0, 0, 0])
    },
  )

  it('is held back neither for an earlier address nor for one that is confirmed', async () => {
    for (let count = 0; count < 3; count++) await post('new_device')
    expect(await hours()).toEqual([0, 0, 0])
    await unconfirm()
    const earlier = { user: { ...user, email: `earlier.${user.email}` } }
    for (let count = 0; count < 3; count++) await post('email_changed', earlier)
    await post('new_device')
    expect(await hours()).toEqual([0, 0, 0, 0])
  })
})

describe('what is posted', () => {
  it('is nothing for a user who is not there, or while its template is off', async () => {
    await post('welcome', { user: { ...user, id: crypto.randomUUID() } })
    await run(`update email_templates set is_active = false where name = 'new_device'`)
    await post('new_device')
    await run(`update email_templates set is_active = true where name = 'new_device'`)
    expect(await run('select from outbox where recipient = $1', [user.email])).toEqual([])
  })

  it('goes out once with its key', async () => {
    for (let count = 0; count < 2; count++) await post('subscription_expiring', { onceKey: user.id })
    expect(await hours()).toEqual([0])
    await post('subscription_expiring', { onceKey: `${user.id} again` })
    expect(await hours()).toEqual([0, 0])
  })

  it('tells when its reader has come', async () => {
    await run(`update users set created_at = '2020-02-29T12:00:00Z' where id = $1`, [user.id])
    const texts = { subject: '{{registration_date}}', content: '{{user_phone}} {{user_birth_date}}' }
    await run(`update users set phone = '+39 1', birth_date = '1990-12-31' where id = $1`, [user.id])
    await post('welcome', { texts })
    expect(await run('select subject, content from outbox where user_id = $1', [user.id])).toEqual([
      { subject: '29/02/2020', content: '+39 1 31/12/1990' },
    ])
  })

  it('is said to be kept where no server is set up to send it', async () => {
    const logged = jest.spyOn(Logger.prototype, 'log')
    await post('welcome')
    await mailsTo(api, user.email)
    expect(logged.mock.calls.join()).toContain('SMTP_URL is unset')
    logged.mockRestore()
  })

  it('dies with the code in it, and never without one', async () => {
    await post('password_reset', { expiresInSeconds: 600 })
    await post('welcome')
    const [reset, welcome] = await mails()
    const life = new Date(String(reset?.expires_at)).getTime() - Date.now()
    expect(Math.round(life / 60_000)).toBe(10)
    expect(welcome?.expires_at).toBeNull()
  })
})

it('voids the codes of one user’s mails, and nothing else', async () => {
  const insert = async (owner: TestUser, template: string, state: string, error?: string) =>
    run(
      `insert into outbox (user_id, template, recipient, subject, content, state, last_error)
       values ($1, $2, $3, '', '', $4, $5)`,
      [owner.id, template, owner.email, state, error],
    )
  const other = await registerUser(api)
  await insert(user, 'email_change', 'queued')
  await insert(user, 'mailbox_code', 'kept', 'ECONNECTION')
  await insert(user, 'password_reset', 'sent')
  await insert(user, 'welcome', 'queued')
  await insert(other, 'email_change', 'queued')
  await api.database.transaction((transaction) =>
    api.app.get(Outbox).expire(user.id, ['email_change', 'mailbox_code', 'password_reset'], transaction),
  )
  const dead = { expires_at: expect.any(Date) }
  const alive = { expires_at: null, last_error: null }
  expect(await mails()).toMatchObject([
    { template: 'email_change', state: 'failed', last_error: 'expired', ...dead },
    { template: 'mailbox_code', state: 'kept', last_error: 'ECONNECTION', ...dead },
    { template: 'password_reset', state: 'sent', ...alive },
    { template: 'welcome', state: 'queued', ...alive },
  ])
  expect(await run('select state from outbox where user_id = $1', [other.id])).toEqual([{ state: 'queued' }])
  await run(`update outbox set state = 'failed' where state = 'queued'`)
  const [voided] = await run(`select id from outbox where template = 'email_change' and user_id = $1`, [
    user.id,
  ])
  const retry = api.database.transaction((transaction) =>
    api.app.get(Outbox).retry(voided?.id as string, transaction),
  )
  await expect(retry).rejects.toMatchObject({ code: 'mail_expired' })
})

it('keeps of an error what there is room for', async () => {
  await run(
    `insert into outbox (user_id, template, recipient, subject, content) values ($1, 'welcome', $2, '', '')`,
    [user.id, user.email],
  )
  const [mail] = await run('select id from outbox where user_id = $1', [user.id])
  await api.app.get(OutboxRepository).settle(mail?.id as string, 'failed', 'x'.repeat(600))
  expect(await run('select length(last_error), sent_at from outbox where id = $1', [mail?.id])).toEqual([
    { length: 500, sent_at: null },
  ])
})
