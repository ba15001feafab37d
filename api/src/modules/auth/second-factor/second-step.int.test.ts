import {
  appCode,
  deviceOf,
  forgetUsedCodes,
  loginTicket,
  mailsTo,
  registerUser,
  resetCodeFor,
  setUpApp,
  startTestApi,
  type TestApi,
  type TestApp,
  type TestUser,
} from '@confida/api/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'

let api: TestApi
let user: TestUser
let app: TestApp

beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api?.close())
beforeEach(async () => {
  user = await registerUser(api)
  app = await setUpApp(api, user)
})

const login = (password = user.password) =>
  api.call('POST', '/api/auth/login', { body: { email: user.email, password } })
const open = async () => (await loginTicket(api, user)).ticket
const complete = (ticket: string, code: string) =>
  api.call('POST', '/api/auth/second-step', { body: { ticket, code } })
const profile = (token: string) => api.call('GET', '/api/auth/profile', { token })
const run = (text: string, values: unknown[] = []) => api.database.rows({ name: '', text }, values)
const wrong = { status: 401, body: { code: 'second_step_wrong' } }
const expired = { status: 401, body: { code: 'second_step_expired' } }

describe('a login with an authenticator app', () => {
  it('answers no token but a ticket, and with a code the session', async () => {
    const first = await login()
    expect(first.status).toBe(200)
    expect(first.body).toEqual({
      second_step: { ticket: expect.any(String), methods: ['totp', 'recovery_code'], needs_setup: false },
    })
    const second = await complete(first.body.second_step.ticket, appCode(app.secret))
    expect(second).toMatchObject({ status: 200, body: { user: { email: user.email } } })
    expect((await profile(second.body.token)).status).toBe(200)
  })

  it('still tells nothing before the password is right', async () => {
    const { status, body } = await login('sbagliata')
    expect([status, body.code, body.second_step]).toEqual([401, 'invalid_credentials', undefined])
  })

  it('takes the ticket for no token', async () => {
    expect((await profile(await open())).status).toBe(401)
  })

  it('takes a code in Arabic digits and with a space in it', async () => {
    const arabic = appCode(app.secret).replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '')
    expect((await complete(await open(), `${arabic.slice(0, 3)} ${arabic.slice(3)}`)).status).toBe(200)
  })

  it('takes a ticket once', async () => {
    const ticket = await open()
    expect((await complete(ticket, appCode(app.secret))).status).toBe(200)
    expect(await complete(ticket, appCode(app.secret, 1))).toMatchObject(expired)
  })

  it('takes a code once, and none of a step before it', async () => {
    const next = appCode(app.secret, 1)
    const now = appCode(app.secret)
    expect((await complete(await open(), next)).status).toBe(200)
    expect(await complete(await open(), next)).toMatchObject(wrong)
    expect(await complete(await open(), now)).toMatchObject(wrong)
  })

  it('lets one of many in that use one code at the same moment', async () => {
    // Fewer than the limit on wrong codes.
    const tickets = await Promise.all(Array.from({ length: 5 }, open))
    const code = appCode(app.secret)
    const answers = await Promise.all(tickets.map((ticket) => complete(ticket, code)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401])
  })

  it('lets one of many in that use one ticket at the same moment', async () => {
    const ticket = await open()
    const codes = [appCode(app.secret), appCode(app.secret, 1), ...app.recoveryCodes.slice(0, 3)]
    const answers = await Promise.all(codes.map((code) => complete(ticket, code)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const [{ count } = { count: 0 }] = await run('select count(*) from recovery_codes where user_id = $1', [
      user.id,
    ])
    expect(count).toBeGreaterThanOrEqual(9)
  })

  it('keeps the ticket at a wrong code, and stops after five, also the right one', async () => {
    const ticket = await open()
    const other = appCode(app.secret) === '000000' ? '000001' : '000000'
    for (let count = 0; count < 5; count++) expect(await complete(ticket, other)).toMatchObject(wrong)
    const late = await complete(await open(), appCode(app.secret))
    expect(late).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
    expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(800)
    // Whoever owns a recovery code is not kept out by somebody else's guesses.
    expect((await complete(ticket, app.recoveryCodes[0] ?? '')).status).toBe(200)
  })

  it('counts a browser apart that has been let in before, once the second step was made, not at the password', async () => {
    const first = await login()
    expect(() => deviceOf(first)).toThrow('no device')
    const second = await complete(first.body.second_step.ticket, appCode(app.secret))
    const cookie = deviceOf(second)
    const other = appCode(app.secret) === '000000' ? '000001' : '000000'
    for (let count = 0; count < 5; count++) await complete(await open(), other)
    await forgetUsedCodes(api, user)
    const body = { ticket: await open(), code: appCode(app.secret) }
    expect((await api.call('POST', '/api/auth/second-step', { body })).status).toBe(429)
    const known = await api.call('POST', '/api/auth/second-step', { body, headers: { cookie } })
    expect(known.status).toBe(200)
  })

  it('begins to count anew after the right one', async () => {
    const other = appCode(app.secret) === '000000' ? '000001' : '000000'
    for (let count = 0; count < 4; count++) await complete(await open(), other)
    expect((await complete(await open(), appCode(app.secret))).status).toBe(200)
    await forgetUsedCodes(api, user)
    for (let count = 0; count < 4; count++) await complete(await open(), other)
    expect((await complete(await open(), appCode(app.secret))).status).toBe(200)
  })

  it("takes no code of another account's app", async () => {
    const other = await registerUser(api)
    const { secret, recoveryCodes } = await setUpApp(api, other)
    const ticket = await open()
    expect(await complete(ticket, appCode(secret))).toMatchObject(wrong)
    expect(await complete(ticket, recoveryCodes[0] ?? '')).toMatchObject(wrong)
  })

  it('takes no ticket that is ten minutes old', async () => {
    const ticket = await open()
    await run(`update second_step_tickets set expires_at = now() where user_id = $1`, [user.id])
    expect(await complete(ticket, appCode(app.secret))).toMatchObject(expired)
  })

  it.each([
    ['', 400],
    [undefined, 401],
    ['12345', 401],
    ['1234567', 401],
    ["' or true --", 401],
    ['x'.repeat(41), 400],
  ])('refuses the code %j', async (code, status) => {
    const body = { ticket: await open(), code }
    expect((await api.call('POST', '/api/auth/second-step', { body })).status).toBe(status)
  })

  it.each(['nonsense', `${'x'.repeat(43)}`, "' or true --"])('refuses the ticket %s', async (ticket) => {
    expect(await complete(ticket, '123456')).toMatchObject(expired)
  })
})

describe('a recovery code', () => {
  it('works once, however it is written', async () => {
    const [code = ''] = app.recoveryCodes
    expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/)
    const written = code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')
    expect((await complete(await open(), written)).status).toBe(200)
    expect(await complete(await open(), code)).toMatchObject(wrong)
  })

  it('lets one of many in that use it at the same moment', async () => {
    const [code = ''] = app.recoveryCodes
    const tickets = await Promise.all(Array.from({ length: 5 }, open))
    const answers = await Promise.all(tickets.map((ticket) => complete(ticket, code)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401])
  })

  it('is not asked for when none is left', async () => {
    await run('delete from recovery_codes where user_id = $1', [user.id])
    expect((await loginTicket(api, user)).methods).toEqual(['totp'])
  })

  it('is stored as nothing that could be read', async () => {
    const rows = await run(
      `select row_to_json(s)::text as row from second_factors s where user_id = $1
       union all select row_to_json(r)::text from recovery_codes r where user_id = $1`,
      [user.id],
    )
    const stored = JSON.stringify(rows)
    expect(rows).toHaveLength(11)
    for (const secret of [app.secret, ...app.recoveryCodes]) {
      expect(stored).not.toContain(secret)
      expect(stored).not.toContain(Buffer.from(secret).toString('hex'))
    }
  })
})

describe('a login that waits for its second step ends with', () => {
  const change = (token: string | undefined) =>
    api.call('POST', '/api/auth/change-password', {
      token,
      body: { current_password: user.password, new_password: 'nuovissima' },
    })

  it('a change of the password', async () => {
    const ticket = await open()
    expect((await change(user.token)).status).toBe(200)
    expect(await complete(ticket, appCode(app.secret))).toMatchObject(expired)
  })

  it('a reset, which is no way around the second step', async () => {
    const ticket = await open()
    await api.call('POST', '/api/auth/password-reset-request', { body: { email: user.email } })
    const code = await resetCodeFor(api, user.email)
    const body = { email: user.email, code, new_password: 'nuovissima' }
    expect((await api.call('POST', '/api/auth/password-reset-confirm', { body })).status).toBe(200)
    expect(await complete(ticket, appCode(app.secret))).toMatchObject(expired)
    expect((await login('nuovissima')).body).toHaveProperty('second_step')
  })

  it.each(['is_standby = true', 'deleted_at = now()'])('an account whose %s', async (change) => {
    const ticket = await open()
    await run(`update users set ${change} where id = $1`, [user.id])
    expect(await complete(ticket, appCode(app.secret))).toMatchObject(expired)
  })
})

it('tells of a second factor by mail', async () => {
  const [mail] = await mailsTo(api, user.email)
  expect(mail).toMatchObject({ template: 'second_factor_added' })
  expect(mail?.subject).toBe('La verifica in due passaggi è attiva sul tuo account')
})
