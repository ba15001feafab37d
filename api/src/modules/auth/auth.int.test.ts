import {
  callWhileLocked,
  createAdmin,
  deviceOf,
  registerUser,
  startTestApi,
  type TestApi,
  waitForLocks,
  waitUntil,
} from '@confida/api/testing'
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { Logger } from '@nestjs/common'
import { CONFIG, type Config } from '../../platform/config/config.ts'
import { statement } from '../../platform/database/statement.ts'
import { hashPassword, isPasswordRight } from '../users/password-hash.ts'
import { FirstAdministratorService } from './first-administrator.service.ts'
import { takeTurn } from './first-administrator.sql.ts'

let api: TestApi

beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api?.close())

const registration = (choices: object = {}) => ({
  name: 'Marco Bianchi',
  email: `marco.${crypto.randomUUID()}@example.com`,
  password: 'segreto',
  birth_date: '1990-05-03',
  phone: '+39 333 1234567',
  discount_code: null,
  ...choices,
})

const register = (choices: object = {}, headers = {}) =>
  api.call('POST', '/api/auth/register', { body: registration(choices), headers })
const login = (email: string, password: string) =>
  api.call('POST', '/api/auth/login', { body: { email, password } })

describe('registering', () => {
  it('opens a session of an ordinary user, whatever role is asked for', async () => {
    const { status, body } = await register({ email: '  Marco.Upper@Example.com ', role: 'admin' })
    expect(status).toBe(201)
    expect(body.user).toMatchObject({
      name: 'Marco Bianchi',
      email: 'marco.upper@example.com',
      birth_date: '1990-05-03',
      phone: '+39 333 1234567',
      role: 'user',
      is_standby: false,
      total_spent: 0,
      days_remaining: 0,
      companion_count: 0,
    })
    expect(body.user.created_at).toMatch(/Z$/)
    expect(JSON.stringify(body)).not.toMatch(/password|argon2/)
    const profile = await api.call('GET', '/api/auth/profile', { token: body.token })
    expect(profile.body).toEqual(body.user)
  })

  it('keeps which version of the terms was accepted, in which language, and when', async () => {
    const acceptances = async (language = 'de') => {
      const { token } = (await register({}, { 'accept-language': language })).body
      return (await api.call('GET', '/api/account/export', { token })).body.terms_acceptances
    }
    const created_at = expect.stringMatching(/^20.*Z$/)
    const inItalian = { language: 'it', translation_version: null, created_at }
    expect(await acceptances()).toEqual([{ version: 1, ...inItalian }])
    const change = 'insert into contract_versions (version, content) select 2, content from contract_versions'
    await api.database.rows(statement('', change))
    const translate = `insert into translations (text, language, version, content, source)
      values ('contract', 'de', 1, '{}', '{}'), ('contract', 'de', 2, '{}', '{}'), ('homepage', 'fr', 1, '{}', '{}')`
    await api.database.rows(statement('', translate))
    const inGerman = { language: 'de', translation_version: 2, created_at }
    expect(await acceptances()).toEqual([{ version: 2, ...inGerman }])
    for (const other of ['fr', 'it']) expect(await acceptances(other)).toEqual([{ version: 2, ...inItalian }])
  })

  it('keeps the mail where there is no mail server, and says no more than that', async () => {
    const log = jest.spyOn(Logger.prototype, 'log')
    await register()
    await waitUntil(async () => log.mock.calls.length > 0)
    expect(log.mock.calls).toEqual([[expect.stringMatching(/^A mail was kept/)]])
    log.mockRestore()
  })

  it('asks for name, address and password only', async () => {
    const { email, name, password } = registration()
    const { status, body } = await api.call('POST', '/api/auth/register', { body: { email, name, password } })
    expect(status).toBe(201)
    expect(body.user).toMatchObject({ phone: null, birth_date: null })
  })

  it.each([
    ['a short password', { password: '12345' }, 'invalid_input', 'password'],
    ['a broken address', { email: 'marco' }, 'invalid_input', 'email'],
    ['a blank name', { name: '  ' }, 'invalid_input', 'name'],
    ['a day that is none', { birth_date: '1990-02-30' }, 'invalid_input', 'birth_date'],
    ['an unknown discount code', { discount_code: 'NIENTE' }, 'discount_unknown', undefined],
  ])('refuses %s', async (_, choices, code, field) => {
    const { status, body } = await register(choices)
    expect(status).toBe(400)
    expect(body.code).toBe(code)
    if (field) expect(Object.keys(body.fields)).toContain(field)
  })

  it('refuses who is not of age and makes no user', async () => {
    const year = new Date().getUTCFullYear() - 17
    const email = `young.${crypto.randomUUID()}@example.com`
    const { status, body } = await register({ email, birth_date: `${year}-01-01` })
    expect(status).toBe(400)
    expect(body).toMatchObject({ code: 'under_age', detail: expect.stringContaining('18') })
    expect((await login(email, 'segreto')).status).toBe(401)
  })

  it('lets in who comes of age today, and nobody a day younger', async () => {
    const config = api.app.get<Config>(CONFIG)
    const { minimumAge } = config
    // A multiple of four: born on a 29 February, too.
    Object.assign(config, { minimumAge: 20 })
    const today = new Date()
    const bornOn = (day: number) =>
      new Date(Date.UTC(today.getUTCFullYear() - 20, today.getUTCMonth(), day)).toISOString().slice(0, 10)
    const grown = await register({ birth_date: bornOn(today.getUTCDate()) })
    const young = await register({ birth_date: bornOn(today.getUTCDate() + 1) })
    Object.assign(config, { minimumAge })
    expect(grown.status).toBe(201)
    expect(young.body.code).toBe('under_age')
  })

  it('asks the labelling of emotions where consent is not given by default', async () => {
    const config = api.app.get<Config>(CONFIG)
    for (const isEmotionConsentGivenByDefault of [false, true]) {
      Object.assign(config, { isEmotionConsentGivenByDefault })
      const { body } = await register()
      expect(body.user.emotion_consent).toBe(isEmotionConsentGivenByDefault)
    }
  })

  it('takes the seeded discount code in any case', async () => {
    const { status } = await register({ discount_code: ' welcome10 ' })
    expect(status).toBe(201)
  })

  it('takes a discount code as often as it may be used, of two at the same moment too', async () => {
    const code = `ONCE-${crypto.randomUUID().slice(0, 8).toUpperCase()}`
    const insert = 'insert into discount_codes (code, percent, uses_max) values ($1, 10, 2)'
    await api.database.rows(statement('', insert), [code])
    expect((await register({ discount_code: code })).status).toBe(201)
    const answers = await callWhileLocked(
      api,
      ({ manager }) => manager.query('select from discount_codes where code = $1 for update', [code]),
      [() => register({ discount_code: code }), () => register({ discount_code: code })],
    )
    expect(answers.map(({ status, body }) => [status, body.code]).sort()).toEqual([
      [201, undefined],
      [400, 'discount_unknown'],
    ])
    const used = 'select uses from discount_codes where code = $1'
    expect(await api.database.rows(statement('', used), [code])).toEqual([{ uses: 2 }])
  })

  it('refuses a taken address, also that of a deleted user', async () => {
    const user = await registerUser(api)
    const taken = await register({ email: user.email.toUpperCase() })
    expect(taken.status).toBe(409)
    expect(taken.body).toMatchObject({ code: 'email_exists', detail: 'Email già registrata' })
    await remove(user.id)
    expect((await register({ email: user.email })).body.code).toBe('email_exists')
  })

  it('lets one of many simultaneous registrations of an address through', async () => {
    const email = `race.${crypto.randomUUID()}@example.com`
    const answers = await Promise.all(Array.from({ length: 8 }, () => register({ email })))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(409)])
  })

  it('answers in the language that the client prefers', async () => {
    const { body } = await register({ discount_code: 'NIENTE' }, { 'accept-language': 'de-DE,de;q=0.9' })
    expect(body.detail).not.toMatch(/sconto/)
  })
})

describe('logging in', () => {
  it('opens a session; case and spaces around the address do not matter', async () => {
    const user = await registerUser(api)
    const { status, body } = await login(` ${user.email.toUpperCase()} `, user.password)
    expect(status).toBe(200)
    expect(body.user.id).toBe(user.id)
    expect((await api.call('GET', '/api/auth/profile', { token: body.token })).status).toBe(200)
  })

  it('answers the same to a wrong password, an unknown address and a deleted user', async () => {
    const user = await registerUser(api)
    const deleted = await registerUser(api)
    await remove(deleted.id)
    const answers = await Promise.all([
      login(user.email, 'wrong'),
      login('nobody@example.com', 'wrong'),
      login(deleted.email, deleted.password),
    ])
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401])
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(answers[0]?.body.code).toBe('invalid_credentials')
  })

  it('tells standby to who knows the password only', async () => {
    const user = await registerUser(api, { is_standby: true })
    expect((await login(user.email, user.password)).body.code).toBe('account_standby')
    expect((await login(user.email, 'wrong')).body.code).toBe('invalid_credentials')
  })

  it('stops after ten failures, and a success starts the count anew', async () => {
    const user = await registerUser(api)
    for (let count = 0; count < 9; count++) await login(user.email, 'wrong')
    expect((await login(user.email, user.password)).status).toBe(200)
    const failures = await Promise.all(Array.from({ length: 12 }, () => login(user.email, 'wrong')))
    expect(failures.filter(({ status }) => status === 401)).toHaveLength(10)
    const refused = await login(user.email, user.password)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it('counts the failures of an account together, however its address is written', async () => {
    const { email, password } = await registerUser(api, { email: `iiii.${crypto.randomUUID()}@example.com` })
    const spellings = Array.from({ length: 16 }, (_, mask) =>
      email.replace(/^i{4}/, () => [...'iiii'].map((i, at) => (mask & (1 << at) ? 'I' : i)).join('')),
    )
    const failures = await Promise.all(spellings.map((spelling) => login(` ${spelling}`, 'wrong')))
    expect(failures.filter(({ status }) => status === 401)).toHaveLength(10)
    // PostgreSQL folds this letter to an i, JavaScript does not: to whom it counted otherwise, it was another account.
    expect((await login(email.replace('i', 'İ'), password)).status).toBe(401)
  })

  it('is refused, as registering is, while too many strangers wait; a browser that is known goes first', async () => {
    const user = await registerUser(api)
    const cookie = deviceOf(await login(user.email, user.password))
    const slow = `$argon2id$v=19$m=19456,t=80,p=1$${'c2Fs'.repeat(4)}$${'aGFz'.repeat(10)}aGE`
    const quick = await hashPassword('segreto')
    const atWork = Array.from({ length: 3 }, () => isPasswordRight('x', slow))
    const waiting = Array.from({ length: 100 }, () => isPasswordRight('x', quick, { isStranger: true }))
    const body = { email: user.email, password: user.password }
    const answers = await Promise.all([
      login(user.email, user.password),
      register(),
      api.call('POST', '/api/auth/login', { body, headers: { cookie } }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([503, 503, 200])
    await Promise.all([...atWork, ...waiting])
  })

  it('asks for both fields', async () => {
    expect((await api.call('POST', '/api/auth/login', { body: { email: 'a@b.it' } })).status).toBe(400)
  })
})

describe('the session', () => {
  it('needs a token', async () => {
    expect((await api.call('GET', '/api/auth/profile')).body.code).toBe('token_missing')
    expect((await api.call('GET', '/api/auth/profile', { token: 'x' })).body.code).toBe('token_invalid')
  })

  it('ends at logout, and only that one', async () => {
    const user = await registerUser(api)
    const other = (await login(user.email, user.password)).body.token
    expect((await api.call('POST', '/api/auth/logout', { token: user.token })).status).toBe(200)
    expect((await api.call('GET', '/api/auth/profile', { token: user.token })).status).toBe(401)
    expect((await api.call('GET', '/api/auth/profile', { token: other })).status).toBe(200)
    expect((await api.call('POST', '/api/auth/logout')).status).toBe(401)
  })

  it('ends when the user is put on standby', async () => {
    const user = await registerUser(api)
    const onStandby = statement('test.standby', 'update users set is_standby = true where id = $1')
    await api.database.rows(onStandby, [user.id])
    expect((await api.call('GET', '/api/auth/profile', { token: user.token })).body.code).toBe(
      'account_standby',
    )
  })
})

describe('the first administrator', () => {
  it('is made once, also by several processes at the same moment', async () => {
    const service = api.app.get(FirstAdministratorService)
    const results = await Promise.all(Array.from({ length: 4 }, () => service.ensure()))
    expect(results.filter(Boolean)).toEqual([{ email: 'admin@confida.local', generatedPassword: undefined }])
    const { body } = await login('admin@confida.local', 'administrator')
    expect(body.user.role).toBe('admin')
    expect(await service.ensure()).toBeUndefined()
  })

  it('gets a password that is told this once, where none is set', async () => {
    const made = await ensureAnew({ adminEmail: ' Capo@Confida.Local ', adminPassword: undefined })
    expect(made).toEqual({
      email: 'capo@confida.local',
      generatedPassword: expect.stringMatching(/^[\w-]{16}$/),
    })
    const { body } = await login('capo@confida.local', made?.generatedPassword ?? '')
    expect(body.user).toMatchObject({ name: 'Amministratore', role: 'admin' })
  })

  it('is not made of an ordinary account', async () => {
    const { email } = await registerUser(api)
    await expect(ensureAnew({ adminEmail: email })).rejects.toThrow(
      `ADMIN_EMAIL ${email} belongs to an ordinary account`,
    )
  })

  it('is not made where there is one, whatever address is named', async () => {
    await createAdmin(api)
    const config = api.app.get<Config>(CONFIG)
    const { adminEmail } = config
    Object.assign(config, { adminEmail: 'nobody' })
    const made = api.app.get(FirstAdministratorService).ensure()
    expect(await made.finally(() => Object.assign(config, { adminEmail }))).toBeUndefined()
  })

  it('says what went wrong where it was not the address', async () => {
    let made: Promise<unknown> = Promise.resolve()
    await api.database.transaction(async (transaction) => {
      await transaction.row(takeTurn)
      made = ensureAnew({ adminEmail: 'altro@confida.local' })
      await waitForLocks(api, [made])
      await transaction.manager.query(
        `select pg_cancel_backend(pid) from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'`,
      )
      await expect(made).rejects.toThrow(/cancel/)
    })
  })
})

/** As at a start with other settings, where there is no administrator. */
async function ensureAnew(settings: Partial<Config>) {
  await api.database.rows(
    statement(
      'test.demote',
      "update users set role = 'user', administrator_role = null where role = 'admin'",
    ),
  )
  const config = api.app.get<Config>(CONFIG)
  const before = { ...config }
  Object.assign(config, settings)
  return api.app
    .get(FirstAdministratorService)
    .ensure()
    .finally(() => Object.assign(config, before))
}

async function remove(userId: string): Promise<void> {
  await api.database.rows(statement('test.remove', 'update users set deleted_at = now() where id = $1'), [
    userId,
  ])
}
