import { randomUUID } from 'node:crypto'
import {
  callWhileLocked,
  createAdmin,
  createCompanion,
  mailsTo,
  registerUser,
  resetCodeFor,
  startTestApi,
  type TestApi,
  type TestUser,
} from '@confida/api/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import type { Transaction } from '../../../platform/database/database.ts'
import { UserEntity } from '../../users/user.entity.ts'

let api: TestApi
let user: TestUser
const PASSWORD = 'password-of-tests'

beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api?.close())

/** Somebody who has just registered: the address is not confirmed. */
async function register(email = `anna.${randomUUID()}@example.com`): Promise<TestUser> {
  const body = { name: 'Anna Rossi', email, password: PASSWORD }
  const answer = await api.call('POST', '/api/auth/register', { body })
  expect(answer.status).toBe(201)
  expect(answer.body.user.email_confirmed).toBe(false)
  return { ...answer.body.user, password: PASSWORD, token: answer.body.token }
}

const run = (text: string, values: unknown[] = []) => api.database.rows({ name: '', text }, values)
const profile = (token = user.token) => api.call('GET', '/api/auth/profile', { token })
const confirm = (token: string) => api.call('POST', '/api/auth/confirm-email', { body: { token } })
const resend = (token = user.token) => api.call('POST', '/api/account/email/confirmation', { token })
const change = (email: string, password = user.password, token = user.token) =>
  api.call('PUT', '/api/account/email', { token, body: { email, password } })
const login = (email: string) => api.call('POST', '/api/auth/login', { body: { email, password: PASSWORD } })
const newAddress = () => `nuova.${randomUUID()}@example.com`
/** As if an hour had gone by since the last mail. */
const waitAnHour = () => run(`delete from limit_counters where key like 'unconfirmed-mail%'`)

async function linkTo(address: string, count = 1): Promise<string> {
  const mails = await mailsTo(api, address, count)
  const token = /http:\/\/localhost:4200\/confirm-email\?token=([\w-]+)/.exec(
    mails.at(-1)?.content ?? '',
  )?.[1]
  if (!token) throw new Error('The mail holds no link.')
  return token
}

describe('an address that nobody has confirmed', () => {
  beforeEach(async () => {
    user = await register()
  })

  it('is confirmed by the link of the welcome mail, once', async () => {
    const token = await linkTo(user.email)
    expect(await confirm(token)).toMatchObject({ status: 200, body: { email: user.email } })
    expect((await profile()).body.email_confirmed).toBe(true)
    expect(await confirm(token)).toMatchObject({ status: 400, body: { code: 'confirmation_invalid' } })
  })

  it('gets one mail an hour, and the others when their hour has come', async () => {
    await mailsTo(api, user.email)
    for (let time = 0; time < 3; time++) await createCompanion(api, user)
    const waiting = await run(
      `select round(extract(epoch from start_after - now()) / 60) as minutes
       from pgboss.job j join outbox o on o.id::text = j.data ->> 'outbox_id'
       where o.recipient = $1 and o.state = 'queued' order by 1`,
      [user.email],
    )
    expect(waiting.map(({ minutes }) => Number(minutes))).toEqual([60, 120, 180])
  })

  it('gets nothing that would have to wait for more than a day', async () => {
    const { token } = user
    for (let time = 0; time < 27; time++) {
      const id = await createCompanion(api, user)
      await api.call('DELETE', `/api/companions/${id}`, { token })
    }
    expect(await run('select 1 from outbox where recipient = $1', [user.email])).toHaveLength(25)
  })

  it('gets every mail once it is confirmed', async () => {
    await confirm(await linkTo(user.email))
    await createCompanion(api, user)
    await createCompanion(api, user)
    expect(await mailsTo(api, user.email, 3)).toHaveLength(3)
  })

  it('counts, whoever registers it again', async () => {
    await mailsTo(api, user.email)
    const body = { password: PASSWORD }
    expect((await api.call('DELETE', '/api/account', { token: user.token, body })).status).toBe(200)
    await register(user.email)
    expect(await run('select state, attempts from outbox where recipient = $1', [user.email])).toEqual([
      { state: 'queued', attempts: 0 },
    ])
  })

  it('gets another link for the asking, an hour after the last mail', async () => {
    const early = await resend()
    const detail = expect.stringMatching(/Riprova tra \d+ minuti\./)
    expect(early).toMatchObject({ status: 429, body: { code: 'rate_limited', detail } })
    expect(Number(early.headers.get('retry-after'))).toBeGreaterThan(3000)
    const first = await linkTo(user.email)
    await waitAnHour()
    expect((await resend()).status).toBe(200)
    const second = await linkTo(user.email, 2)
    expect((await confirm(first)).status).toBe(400)
    expect((await confirm(second)).status).toBe(200)
    expect(await resend()).toMatchObject({ status: 409, body: { code: 'email_confirmed_already' } })
  })

  it('gets a reset code at once, which confirms it', async () => {
    await api.call('POST', '/api/auth/password-reset-request', { body: { email: user.email } })
    const code = await resetCodeFor(api, user.email)
    const body = { email: user.email, code, new_password: PASSWORD }
    expect((await api.call('POST', '/api/auth/password-reset-confirm', { body })).status).toBe(200)
    expect((await login(user.email)).body.user.email_confirmed).toBe(true)
  })

  it.each(['is_standby = true', 'deleted_at = now()', `email = 'x.' || email`])(
    'is not confirmed where %s',
    async (changed) => {
      const token = await linkTo(user.email)
      await run(`update users set ${changed} where id = $1`, [user.id])
      expect(await confirm(token)).toMatchObject({ status: 400, body: { code: 'confirmation_invalid' } })
    },
  )

  it('is confirmed for a day', async () => {
    const token = await linkTo(user.email)
    await run('update email_confirmations set expires_at = now() where user_id = $1', [user.id])
    expect((await confirm(token)).status).toBe(400)
  })
})

describe('a new address of the own account', () => {
  beforeEach(async () => {
    user = await registerUser(api)
  })

  it('takes effect when its link is followed: sessions end, and both mailboxes are told', async () => {
    const email = newAddress()
    expect((await change(email)).status).toBe(200)
    expect((await profile()).body.email).toBe(user.email)
    expect(await confirm(await linkTo(email))).toMatchObject({ status: 200, body: { email } })
    expect((await profile()).status).toBe(401)
    expect((await login(user.email)).status).toBe(401)
    expect(await mailsTo(api, user.email)).toMatchObject([{ template: 'email_changed' }])
    expect((await mailsTo(api, email, 2)).map(({ template }) => template)).toEqual([
      'email_change',
      'email_changed',
    ])
    expect((await login(email)).body.user).toMatchObject({ email, email_confirmed: true })
  })

  it('needs the password', async () => {
    expect(await change(newAddress(), 'sbagliata')).toMatchObject({
      status: 401,
      body: { code: 'password_incorrect' },
    })
  })

  it('is neither the old one nor that of somebody else, at the request and at the link', async () => {
    expect((await change(user.email)).body.code).toBe('email_unchanged')
    const other = await registerUser(api)
    expect(await change(other.email)).toMatchObject({ status: 409, body: { code: 'email_exists' } })
    const email = newAddress()
    await change(email)
    const token = await linkTo(email)
    await registerUser(api, { email })
    expect(await confirm(token)).toMatchObject({ status: 409, body: { code: 'email_exists' } })
    expect((await profile()).body.email).toBe(user.email)
  })

  it('gets one mail an hour, whoever asks', async () => {
    const email = newAddress()
    expect((await change(email)).status).toBe(200)
    const other = await registerUser(api)
    expect(await change(email, other.password, other.token)).toMatchObject({ status: 429 })
  })

  it('is one: the link of an earlier one is void', async () => {
    const [first, second] = [newAddress(), newAddress()]
    await change(first)
    const early = await linkTo(first)
    await change(second)
    expect((await confirm(early)).status).toBe(400)
    expect((await confirm(await linkTo(second))).status).toBe(200)
  })

  it('is void once the password is changed, as a thief may have asked for it', async () => {
    const email = newAddress()
    await change(email)
    const token = await linkTo(email)
    const body = { current_password: user.password, new_password: 'nuovissima' }
    await api.call('POST', '/api/auth/change-password', { token: user.token, body })
    expect((await confirm(token)).status).toBe(400)
  })

  it('is taken once of many clicks at the same moment', async () => {
    const email = newAddress()
    await change(email)
    const token = await linkTo(email)
    const answers = await Promise.all(Array.from({ length: 5 }, () => confirm(token)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400])
  })

  it('set by an administrator is not confirmed', async () => {
    const admin = await createAdmin(api)
    const body = { name: user.name, email: newAddress(), phone: null, birth_date: null }
    const answer = await api.call('PUT', `/api/admin/users/${user.id}`, { token: admin.token, body })
    expect(answer.body.email_confirmed).toBe(false)
  })

  it('keeps its link from administrators who read the outbox', async () => {
    const admin = await createAdmin(api)
    await run(
      `insert into outbox (template, user_id, recipient, subject, content, state)
       values ('email_change', $1, $2, 'x', 'http://localhost:4200/confirm-email?token=geheim-42', 'sent')`,
      [user.id, user.email],
    )
    const { text } = await api.call('GET', `/api/admin/outbox?search=${user.email}`, { token: admin.token })
    expect(text).toContain('?token=••••••')
    expect(text).not.toContain('geheim')
  })
})

describe('the own name', () => {
  beforeEach(async () => {
    user = await registerUser(api)
  })

  const rename = (name: unknown, token = user.token) =>
    api.call('PUT', '/api/account/name', { token, body: { name } })

  it('is changed', async () => {
    expect(await rename('  Anna Verdi ')).toMatchObject({ status: 200, body: { name: 'Anna Verdi' } })
    expect((await profile()).body.name).toBe('Anna Verdi')
  })

  it('is refused to whom the account is taken from meanwhile', async () => {
    const remove = ({ manager }: Transaction) => manager.delete(UserEntity, user.id)
    const [answer] = await callWhileLocked(api, remove, [() => rename('Anna Verdi')])
    expect(answer).toMatchObject({ status: 401, body: { code: 'token_invalid' } })
  })

  it.each(['', ' ', 'x'.repeat(101), 'www.example.com', 'a\nb', null])('refuses %j', async (name) => {
    expect((await rename(name)).status).toBe(400)
  })
})
