import {
  callWhileLocked,
  createAdmin,
  mailsTo,
  registerUser,
  resetCodeFor,
  startTestApi,
  type TestApi,
  type TestUser,
} from '@confida/api/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { UserEntity } from '../../users/user.entity.ts'

let api: TestApi
let admin: TestUser
let user: TestUser
let address: string

beforeAll(async () => {
  api = await startTestApi()
  admin = await createAdmin(api)
})
afterAll(() => api?.close())
beforeEach(async () => {
  user = await registerUser(api)
  address = user.email
})

const run = <Row extends object>(text: string, values: unknown[]) =>
  api.database.rows<Row>({ name: '', text }, values)
const byAdmin = async (method: string, path: string, body: object = {}) => {
  const answer = await api.call(method, path, { token: admin.token, body })
  expect(answer.status).toBe(200)
}
const requestReset = () =>
  api.call('POST', '/api/auth/password-reset-request', { body: { email: user.email } })
const confirm = (code: string) =>
  api.call('POST', '/api/auth/password-reset-confirm', {
    body: { email: address, code, new_password: 'ricominciata' },
  })
const resetMails = () =>
  run<{ id: string; state: string; last_error: string | null }>(
    `select id, state, last_error from outbox where user_id = $1 and template = 'password_reset' order by created_at`,
    [user.id],
  )
const retry = async () => {
  const [mail] = await resetMails()
  return api.call('POST', `/api/admin/outbox/${mail?.id}/retry`, { token: admin.token })
}

const standby = () => byAdmin('PATCH', `/api/admin/users/${user.id}/standby`)
const remove = () => byAdmin('DELETE', `/api/admin/user/${user.id}`, { admin_password: admin.password })
const restore = () =>
  byAdmin('POST', `/api/admin/users/${user.id}/restore`, { admin_password: admin.password })
const changeEmail = async () => {
  address = `nuova.${user.email}`
  const body = { name: user.name, email: address, phone: null, birth_date: null }
  await byAdmin('PUT', `/api/admin/users/${user.id}`, body)
}
const nothing = async () => undefined

/** The code is asked for between the two. */
const changes = [
  ['a new address', nothing, changeEmail, nothing],
  ['standby', nothing, standby, nothing],
  ['the end of standby', standby, standby, nothing],
  ['a deletion', nothing, remove, restore],
  [
    'a password that an administrator sets',
    nothing,
    () => byAdmin('PUT', `/api/admin/user/${user.id}/generate-password`, { new_password: 'x' }),
    nothing,
  ],
] as const

describe.each(changes)('%s', (_, before, change, after) => {
  it('voids a code that was mailed, and no retry sends it', async () => {
    await before()
    await requestReset()
    const code = await resetCodeFor(api, user.email)
    await change()
    await after()
    expect(await confirm(code)).toMatchObject({ status: 400, body: { code: 'reset_code_invalid' } })
    expect(await retry()).toMatchObject({ status: 409, body: { code: 'mail_expired' } })
  })

  it('gives up a mail with a code that is still to be sent', async () => {
    await before()
    await requestReset()
    await resetCodeFor(api, user.email)
    await run(`update outbox set state = 'queued' where user_id = $1 and template = 'password_reset'`, [
      user.id,
    ])
    await change()
    expect(await resetMails()).toMatchObject([{ state: 'failed', last_error: 'expired' }])
  })
})

it('a restore voids a code from before the deletion, however it has survived', async () => {
  await requestReset()
  const code = await resetCodeFor(api, user.email)
  await run('update users set deleted_at = now() where id = $1', [user.id])
  await restore()
  expect(await confirm(code)).toMatchObject({ status: 400, body: { code: 'reset_code_invalid' } })
  expect(await retry()).toMatchObject({ status: 409, body: { code: 'mail_expired' } })
})

it('a code that is asked for again voids the mail before', async () => {
  await requestReset()
  await resetCodeFor(api, user.email)
  await requestReset()
  const code = await resetCodeFor(api, user.email, 2)
  expect(await retry()).toMatchObject({ status: 409, body: { code: 'mail_expired' } })
  expect((await confirm(code)).status).toBe(200)
})

it('no code is mailed to an address that is changed while it is made', async () => {
  const [answer] = await callWhileLocked(
    api,
    ({ manager }) => manager.update(UserEntity, { id: user.id }, { email: `altra.${user.email}` }),
    [
      async () => {
        const asked = await requestReset()
        // The job is taken from the queue and waits for the user.
        await run('select from users where id = $1 for update', [user.id])
        return asked
      },
    ],
  )
  expect(answer?.status).toBe(200)
  await api.call('POST', '/api/auth/password-reset-request', { body: { email: `altra.${user.email}` } })
  expect(await mailsTo(api, `altra.${user.email}`)).toHaveLength(1)
  expect(await resetMails()).toHaveLength(1)
})

describe('a new address', () => {
  it('ends the sessions and tells both mailboxes, in the language of the person', async () => {
    await run(`update users set language = 'de' where id = $1`, [user.id])
    await changeEmail()
    expect((await api.call('GET', '/api/auth/profile', { token: user.token })).status).toBe(401)
    for (const mailbox of [user.email, address]) {
      const [mail] = await mailsTo(api, mailbox)
      expect(mail).toMatchObject({ template: 'email_changed', subject: expect.stringContaining('E-Mail') })
      // A stranger may have the one of the two that was mistyped.
      expect(mail?.content).not.toMatch(/@example\.com/)
      expect(mail?.content).toContain('aiuto@example.org')
    }
  })

  it('is no new one in other letters', async () => {
    const body = { name: 'Altra', email: user.email.toUpperCase(), phone: null, birth_date: null }
    await byAdmin('PUT', `/api/admin/users/${user.id}`, body)
    expect((await api.call('GET', '/api/auth/profile', { token: user.token })).status).toBe(200)
  })

  it('of administrators themselves leaves the session that changes it', async () => {
    const own = await createAdmin(api)
    const login = { email: own.email, password: own.password }
    const elsewhere = (await api.call('POST', '/api/auth/login', { body: login })).body.token
    const body = {
      name: own.name,
      email: `mia.${own.email}`,
      phone: null,
      birth_date: null,
      admin_password: own.password,
    }
    await api.call('PUT', `/api/admin/users/${own.id}`, { token: own.token, body })
    expect((await api.call('GET', '/api/auth/profile', { token: own.token })).status).toBe(200)
    expect((await api.call('GET', '/api/auth/profile', { token: elsewhere })).status).toBe(401)
  })
})
