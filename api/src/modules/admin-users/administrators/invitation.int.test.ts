import { randomUUID } from 'node:crypto'
import { createAdmin, registerUser, startTestApi, type TestApi, type TestUser } from '@confida/api/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { statement } from '../../../platform/database/statement.ts'

let api: TestApi
let owner: TestUser
beforeAll(async () => {
  api = await startTestApi()
})
beforeEach(async () => {
  owner = await createAdmin(api)
})
afterAll(() => api?.close())

const base = '/api/admin/administrators/invitations'
const anEmail = () => `${randomUUID()}@example.org`
const PASSWORD = 'una-password-nuova'

const invite = (email: string, role = 'support', actor = owner) =>
  api.call('POST', base, {
    token: actor.token,
    body: { email, role, language: 'it', admin_password: actor.password },
  })
const change = (method: string, id: string, path = '') =>
  api.call(method, `${base}/${id}${path}`, { token: owner.token, body: { admin_password: owner.password } })

const findMails = statement(
  'test.mails',
  `select content from outbox where recipient = $1 and template = 'administrator_invitation' order by created_at desc`,
)
/** From the last mail to the address. */
async function tokenFor(email: string): Promise<string> {
  const [mail] = await api.database.rows<{ content: string }>(findMails, [email.toLowerCase()])
  return /invitation\?token=([\w-]+)/.exec(mail?.content ?? '')?.[1] ?? ''
}
const post = (path: string, body: object) => api.call('POST', `/api/auth/invitation${path}`, { body })
const accept = (token: string, name = 'Bea') => post('/accept', { token, name, password: PASSWORD })
const acceptWith = (token: string, password: string) => post('/accept-with-account', { token, password })
const logIn = (email: string, password: string) =>
  api.call('POST', '/api/auth/login', { body: { email, password } })
const invalid = { status: 400, body: { code: 'invitation_invalid' } }

describe('an invitation', () => {
  it('makes an administrator of the role of who follows its link, once', async () => {
    const email = anEmail()
    expect(await invite(email.toUpperCase())).toMatchObject({
      status: 201,
      body: { email, role: 'support', is_expired: false, invited_by_name: owner.name },
    })
    const token = await tokenFor(email)
    expect((await post('', { token })).body).toEqual({ email, role: 'support', has_account: false })
    expect((await accept(token)).status).toBe(200)
    const { user } = (await logIn(email, PASSWORD)).body
    expect(user).toMatchObject({ role: 'admin', administrator_role: 'support', email_confirmed: true })
    expect(await accept(token)).toMatchObject(invalid)
    const { body } = await api.call('GET', '/api/admin/administrators', { token: owner.token })
    expect(body.invitations.map((each: { email: string }) => each.email)).not.toContain(email)
  })

  it('is used by one of two at once', async () => {
    const email = anEmail()
    await invite(email)
    const token = await tokenFor(email)
    const answers = await Promise.all([accept(token, 'Uno'), accept(token, 'Due')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
  })

  it.each(['guessed', '', 'x'.repeat(101)])('is not opened by “%s”', async (token) => {
    for (const answer of [await post('', { token }), await accept(token), await acceptWith(token, PASSWORD)])
      expect(answer.status).toBe(400)
  })

  it('is void once revoked', async () => {
    const email = anEmail()
    const { id } = (await invite(email)).body
    const token = await tokenFor(email)
    expect((await change('DELETE', id)).status).toBe(200)
    expect(await accept(token)).toMatchObject(invalid)
    expect(await change('DELETE', id)).toMatchObject({ status: 404, body: { code: 'invitation_not_found' } })
  })

  it('has a new link when it is sent again, and the one before is void', async () => {
    const email = anEmail()
    const { id } = (await invite(email)).body
    const first = await tokenFor(email)
    expect((await change('POST', id, '/resend')).status).toBe(200)
    const second = await tokenFor(email)
    expect(second).not.toBe(first)
    expect(await accept(first)).toMatchObject(invalid)
    expect((await accept(second)).status).toBe(200)
  })

  it('is void after its time, and is told as expired', async () => {
    const email = anEmail()
    const { id } = (await invite(email)).body
    const token = await tokenFor(email)
    await api.database.rows(
      statement('test.expire', 'update administrator_invitations set expires_at = now() where id = $1'),
      [id],
    )
    expect(await accept(token)).toMatchObject(invalid)
    const { body } = await api.call('GET', '/api/admin/administrators', { token: owner.token })
    expect(body.invitations).toContainEqual(expect.objectContaining({ id, is_expired: true }))
  })

  it('is void once who sent it is no owner any more', async () => {
    const email = anEmail()
    const rogue = await createAdmin(api)
    await invite(email, 'owner', rogue)
    const body = { role: 'support', admin_password: owner.password }
    await api.call('PUT', `/api/admin/administrators/${rogue.id}/role`, { token: owner.token, body })
    expect(await accept(await tokenFor(email))).toMatchObject(invalid)
  })

  it('is not sent twice, nor to an administrator, nor to a deleted account', async () => {
    const email = anEmail()
    await invite(email)
    const refused = (code: string) => ({ status: 409, body: { code, fields: { email: expect.any(String) } } })
    expect(await invite(email)).toMatchObject(refused('invitation_exists'))
    expect(await invite(owner.email)).toMatchObject(refused('administrator_exists'))
    const gone = await registerUser(api)
    await api.database.rows(statement('test.gone', 'update users set deleted_at = now() where id = $1'), [
      gone.id,
    ])
    expect(await invite(gone.email)).toMatchObject(refused('email_exists'))
  })

  it('needs the password of the owner', async () => {
    const body = { email: anEmail(), role: 'owner', language: 'it', admin_password: 'not this one' }
    const { status } = await api.call('POST', base, { token: owner.token, body })
    expect(status).toBe(401)
  })

  it('is not kept in the log with the address', async () => {
    const email = anEmail()
    await invite(email)
    const log = await api.call('GET', '/api/admin/audit-log?action=administrator.invite', {
      token: owner.token,
    })
    expect(log.body[0]).toMatchObject({ actor_id: owner.id, after: { role: 'support', language: 'it' } })
    expect(log.text).not.toContain(email)
  })
})

describe('an invitation for an account that is there', () => {
  it('needs its password, and ends its sessions', async () => {
    const user = await registerUser(api)
    await invite(user.email.toUpperCase(), 'content')
    const token = await tokenFor(user.email)
    expect((await post('', { token })).body).toMatchObject({ has_account: true })
    expect(await accept(token)).toMatchObject({ status: 409, body: { code: 'email_exists' } })
    const wrong = { status: 401, body: { code: 'password_incorrect' } }
    expect(await acceptWith(token, 'not this one')).toMatchObject(wrong)
    expect((await acceptWith(token, user.password)).status).toBe(200)
    expect((await api.call('GET', '/api/auth/profile', { token: user.token })).status).toBe(401)
    const { body } = await logIn(user.email, user.password)
    expect(body.user).toMatchObject({ role: 'admin', administrator_role: 'content' })
  })

  it('is not accepted by a password that an administrator knows', async () => {
    const user = await registerUser(api)
    await invite(user.email, 'owner')
    const support = await createAdmin(api, { administrator_role: 'support' })
    const path = `/api/admin/user/${user.id}/generate-password`
    await api.call('PUT', path, { token: support.token, body: { new_password: 'known to support' } })
    expect(await acceptWith(await tokenFor(user.email), 'known to support')).toMatchObject({
      status: 403,
      body: { code: 'password_change_required' },
    })
  })

  it('is not accepted on standby', async () => {
    const user = await registerUser(api, { is_standby: true })
    await invite(user.email)
    expect(await acceptWith(await tokenFor(user.email), user.password)).toMatchObject(invalid)
  })

  it('lets nobody guess its password for long', async () => {
    const user = await registerUser(api)
    await invite(user.email)
    const token = await tokenFor(user.email)
    const statuses = []
    for (let guess = 0; guess < 7; guess++) statuses.push((await acceptWith(token, `guess ${guess}`)).status)
    expect(statuses).toContain(429)
  })
})

it('keeps the link of an invitation from support, in the outbox and elsewhere', async () => {
  const email = anEmail()
  await invite(email, 'owner')
  const token = await tokenFor(email)
  await api.database.rows(statement('test.keep', `update outbox set state = 'kept' where recipient = $1`), [
    email,
  ])
  const support = await createAdmin(api, { administrator_role: 'support' })
  const read = ({ token }: TestUser) => api.call('GET', `/api/admin/outbox?search=${email}`, { token })
  expect((await read(owner)).text).toContain(token)
  const seen = await read(support)
  expect(seen.body).toHaveLength(1)
  expect(seen.text).not.toContain(token)
  const mail = seen.body[0].id
  const again = await api.call('POST', `/api/admin/outbox/${mail}/retry`, { token: support.token, body: {} })
  expect(again.text).not.toContain(token)
})
