import {
  appCode,
  changeTicket,
  forgetUsedCodes,
  loginTicket,
  mailsTo,
  registerUser,
  setUpApp,
  startTestApi,
  type TestApi,
  type TestApp,
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

const PATH = '/api/account/second-factors'
const list = (token = user.token) => api.call('GET', PATH, { token })
const start = (password = user.password, token = user.token) =>
  api.call('POST', `${PATH}/change`, { token, body: { password } })
const confirm = (ticket: string, code: string, token = user.token) =>
  api.call('POST', `${PATH}/change/confirm`, { token, body: { ticket, code } })
const remove = (id: string, ticket: string, token = user.token) =>
  api.call('DELETE', `${PATH}/${id}`, { token, body: { ticket } })
const renew = (ticket: string, token = user.token) =>
  api.call('POST', '/api/account/recovery-codes', { token, body: { ticket } })
const login = async ({ email, password } = user) =>
  (await api.call('POST', '/api/auth/login', { body: { email, password } })).body
const startApp = (ticket: string) => api.call('POST', '/api/auth/second-factors/totp', { body: { ticket } })
const confirmApp = (ticket: string, code: string) =>
  api.call('POST', '/api/auth/second-factors/totp/confirm', { body: { ticket, code } })
const wrong = { status: 401, body: { code: 'second_step_wrong' } }
const expired = { status: 401, body: { code: 'second_step_expired' } }

/** A ticket whose second step was made. */
async function confirmedTicket({ secret }: TestApp): Promise<string> {
  const { ticket } = (await start()).body
  await forgetUsedCodes(api, user)
  expect((await confirm(ticket, appCode(secret))).status).toBe(200)
  return ticket
}

describe('setting an authenticator app up', () => {
  it('takes the password and a code of the app, gives ten recovery codes, and is told by mail', async () => {
    const { ticket, methods, needs_setup } = (await start()).body
    expect([methods, needs_setup]).toEqual([[], true])
    const { body } = await startApp(ticket)
    const label = encodeURIComponent(user.email)
    expect(body.uri).toBe(`otpauth://totp/Confida:${label}?secret=${body.secret}&issuer=Confida`)
    expect(await login()).toHaveProperty('token')
    const done = await confirmApp(ticket, appCode(body.secret))
    expect(done).toMatchObject({ status: 200, body: { session: null } })
    expect(new Set(done.body.recovery_codes).size).toBe(10)
    expect((await list()).body).toEqual({
      factors: [
        {
          id: expect.any(String),
          kind: 'totp',
          name: null,
          created_at: expect.stringMatching(/Z$/),
          last_used_at: null,
        },
      ],
      recovery_codes_left: 10,
      is_required: false,
    })
    expect(await login()).toHaveProperty('second_step')
    expect(await mailsTo(api, user.email, 1, 'second_factor_added')).toHaveLength(1)
  })

  it('needs the password', async () => {
    expect(await start('sbagliata')).toMatchObject({ status: 401, body: { code: 'password_incorrect' } })
    expect((await list()).status).toBe(200)
  })

  it('needs a right code; the secret before it no longer counts once there is a new one', async () => {
    const ticket = await changeTicket(api, user)
    const first = (await startApp(ticket)).body.secret
    const second = (await startApp(ticket)).body.secret
    expect(await confirmApp(ticket, appCode(first))).toMatchObject(wrong)
    expect((await list()).body.factors).toEqual([])
    expect((await confirmApp(ticket, appCode(second))).status).toBe(200)
  })

  it('uses the code of the set-up up', async () => {
    const ticket = await changeTicket(api, user)
    const { secret } = (await startApp(ticket)).body
    const code = appCode(secret)
    await confirmApp(ticket, code)
    const { ticket: atLogin } = await loginTicket(api, user)
    const body = { ticket: atLogin, code }
    expect(await api.call('POST', '/api/auth/second-step', { body })).toMatchObject(wrong)
  })

  it('ends the other sessions, which have shown no second step, and logins under way', async () => {
    const elsewhere = (await login()).token
    await setUpApp(api, user)
    expect((await list(elsewhere)).status).toBe(401)
    expect((await list()).status).toBe(200)
  })

  it('is done once with one ticket, also at the same moment', async () => {
    const ticket = await changeTicket(api, user)
    const { secret } = (await startApp(ticket)).body
    const answers = await Promise.all([0, 1, 0, 1].map((later) => confirmApp(ticket, appCode(secret, later))))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401])
    expect((await list()).body).toMatchObject({ factors: [{}], recovery_codes_left: 10 })
  })

  it('voids every other ticket, as it was given where a password was enough', async () => {
    const early = await changeTicket(api, user)
    await setUpApp(api, user)
    expect(await startApp(early)).toMatchObject(expired)
  })

  it('ends with the session that it began in', async () => {
    const ticket = await changeTicket(api, user)
    await api.call('POST', '/api/auth/logout', { token: user.token })
    expect(await startApp(ticket)).toMatchObject(expired)
  })

  it('replaces the app before, whose codes end', async () => {
    const old = await setUpApp(api, user)
    const ticket = await confirmedTicket(old)
    const { secret } = (await startApp(ticket)).body
    const { body } = await confirmApp(ticket, appCode(secret))
    expect(body.recovery_codes).toEqual([])
    const { ticket: atLogin } = await loginTicket(api, user)
    await forgetUsedCodes(api, user)
    const answer = (code: string) =>
      api.call('POST', '/api/auth/second-step', { body: { ticket: atLogin, code } })
    expect(await answer(appCode(old.secret))).toMatchObject(wrong)
    expect((await answer(appCode(secret))).status).toBe(200)
  })
})

describe('changing second factors', () => {
  let app: TestApp
  let id: string
  beforeEach(async () => {
    app = await setUpApp(api, user)
    id = (await list()).body.factors[0].id
  })

  it('needs the password and a code: a ticket alone changes nothing', async () => {
    const { ticket, methods, needs_setup } = (await start()).body
    expect([methods, needs_setup]).toEqual([['totp', 'recovery_code'], false])
    expect(await startApp(ticket)).toMatchObject(expired)
    expect(await remove(id, ticket)).toMatchObject(expired)
    expect(await renew(ticket)).toMatchObject(expired)
    expect(await confirm(ticket, '000000')).toMatchObject(wrong)
    expect(await remove(id, ticket)).toMatchObject(expired)
    expect((await list()).body.factors).toHaveLength(1)
  })

  it('removes one; with the last the recovery codes go, logins need the password alone, and a mail tells', async () => {
    const ticket = await confirmedTicket(app)
    expect(await remove(id, ticket)).toMatchObject({ status: 200, body: { success: true } })
    expect((await list()).body).toMatchObject({ factors: [], recovery_codes_left: 0 })
    expect(await login()).toHaveProperty('token')
    const [mail] = await mailsTo(api, user.email, 1, 'second_factor_removed')
    expect(mail).toBeDefined()
  })

  it('lets who has lost the phone remove it by a recovery code', async () => {
    const { ticket } = (await start()).body
    expect((await confirm(ticket, app.recoveryCodes[3] ?? '')).status).toBe(200)
    expect((await remove(id, ticket)).status).toBe(200)
  })

  it('takes a ticket for one change', async () => {
    const ticket = await confirmedTicket(app)
    expect((await renew(ticket)).status).toBe(200)
    expect(await renew(ticket)).toMatchObject(expired)
    expect(await remove(id, ticket)).toMatchObject(expired)
  })

  it('gives new recovery codes, and the ones before are void', async () => {
    const { body } = await renew(await confirmedTicket(app))
    expect(body.recovery_codes).toHaveLength(10)
    const { ticket } = (await start()).body
    expect(await confirm(ticket, app.recoveryCodes[0] ?? '')).toMatchObject(wrong)
    expect((await confirm(ticket, body.recovery_codes[0])).status).toBe(200)
    expect((await list()).body.recovery_codes_left).toBe(9)
  })

  it("takes no ticket of another session, or of another's account", async () => {
    const elsewhere = await api.call('POST', '/api/auth/second-step', {
      body: { ticket: (await loginTicket(api, user)).ticket, code: app.recoveryCodes[0] },
    })
    const { token } = elsewhere.body
    const ticket = await confirmedTicket(app)
    expect(await remove(id, ticket, token)).toMatchObject(expired)
    const other = await registerUser(api)
    await setUpApp(api, other)
    expect(await remove(id, ticket, other.token)).toMatchObject(expired)
    const atLogin = (await loginTicket(api, user)).ticket
    expect(await confirm(atLogin, app.recoveryCodes[1] ?? '')).toMatchObject(expired)
    expect((await list()).body.factors).toHaveLength(1)
  })

  it("counts one session's wrong codes apart from another's", async () => {
    const login = await api.call('POST', '/api/auth/second-step', {
      body: { ticket: (await loginTicket(api, user)).ticket, code: app.recoveryCodes[0] },
    })
    const { token } = login.body
    const other = (await start(user.password, token)).body.ticket
    const guess = appCode(app.secret) === '000000' ? '000001' : '000000'
    for (let count = 0; count < 5; count++) expect(await confirm(other, guess, token)).toMatchObject(wrong)
    expect((await confirm(other, appCode(app.secret), token)).status).toBe(429)
    await confirmedTicket(app)
  })

  it("cannot be turned at another's second factor", async () => {
    const other = await registerUser(api)
    await setUpApp(api, other)
    const theirs = (await list(other.token)).body.factors[0].id
    const answer = await remove(theirs, await confirmedTicket(app))
    expect(answer).toMatchObject({ status: 404, body: { code: 'second_factor_not_found' } })
    expect((await list(other.token)).body.factors).toHaveLength(1)
  })

  it('is for who is logged in', async () => {
    for (const [method, path] of [
      ['GET', PATH],
      ['POST', `${PATH}/change`],
      ['DELETE', `${PATH}/${id}`],
      ['POST', '/api/account/recovery-codes'],
    ] as const) {
      const body = method === 'GET' ? undefined : {}
      expect(await api.call(method, path, { body })).toMatchObject({
        status: 401,
        body: { code: 'token_missing' },
      })
    }
  })
})

it('has no recovery codes without a second factor', async () => {
  const ticket = await changeTicket(api, user)
  expect(await renew(ticket)).toMatchObject({ status: 404, body: { code: 'second_factor_not_found' } })
})
