import {
  appCode,
  changeTicket,
  loginTicket,
  registerUser,
  setUpApp,
  softwarePasskey,
  startTestApi,
  type TestApi,
  type TestUser,
} from '@confida/api/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'

let api: TestApi
let user: TestUser
let passkey: ReturnType<typeof softwarePasskey>

beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api?.close())
beforeEach(async () => {
  user = await registerUser(api)
  passkey = softwarePasskey()
})

const post = (path: string, body: unknown, token?: string) => api.call('POST', path, { token, body })
const startSetup = (ticket: string) => post('/api/auth/second-factors/passkey', { ticket })
const confirmSetup = (ticket: string, made: object, name = 'Telefono') =>
  post('/api/auth/second-factors/passkey/confirm', { ticket, name, passkey: made })
const challengeFor = async (ticket: string) =>
  (await post('/api/auth/second-step/passkey', { ticket })).body.options
const complete = (ticket: string, signed: object) =>
  post('/api/auth/second-step', { ticket, passkey: signed })
const list = () => api.call('GET', '/api/account/second-factors', { token: user.token })
const wrong = { status: 401, body: { code: 'second_step_wrong' } }
const expired = { status: 401, body: { code: 'second_step_expired' } }
const invalid = { status: 400, body: { code: 'passkey_invalid' } }

async function setUp(made = passkey) {
  const ticket = await changeTicket(api, user)
  const { options } = (await startSetup(ticket)).body
  return confirmSetup(ticket, made.create(options))
}

describe('setting a passkey up', () => {
  it('asks the browser for one of this site and account, and gives recovery codes with the first', async () => {
    const ticket = await changeTicket(api, user)
    const { options } = (await startSetup(ticket)).body
    expect(options).toMatchObject({
      rp: { id: 'localhost', name: 'Confida' },
      user: { name: user.email, displayName: user.name },
      attestation: 'none',
      excludeCredentials: [],
    })
    const { status, body } = await confirmSetup(ticket, passkey.create(options))
    expect([status, body.session, body.recovery_codes.length]).toEqual([200, null, 10])
    expect((await list()).body.factors).toMatchObject([{ kind: 'passkey', name: 'Telefono' }])
  })

  it('takes no answer to another challenge, nor one answer twice', async () => {
    const ticket = await changeTicket(api, user)
    const { options } = (await startSetup(ticket)).body
    const made = passkey.create({ challenge: 'bm9uc2Vuc2U' })
    expect(await confirmSetup(ticket, made)).toMatchObject(invalid)
    // The challenge is gone with its first answer.
    expect(await confirmSetup(ticket, passkey.create(options))).toMatchObject(invalid)
    expect((await list()).body.factors).toEqual([])
  })

  it('takes none that was made on another site', async () => {
    expect(await setUp(softwarePasskey('https://confida.example'))).toMatchObject(invalid)
    expect(await setUp(softwarePasskey('http://localhost:9999'))).toMatchObject(invalid)
  })

  it("takes none that is another account's", async () => {
    expect((await setUp()).status).toBe(200)
    user = await registerUser(api)
    expect(await setUp()).toMatchObject(invalid)
  })

  it.each([{}, { id: 'x' }, { response: null }, { response: { clientDataJSON: 'x' } }])(
    'takes %j for no passkey',
    async (made) => {
      const ticket = await changeTicket(api, user)
      await startSetup(ticket)
      expect(await confirmSetup(ticket, made)).toMatchObject(invalid)
    },
  )

  it.each(['', ' ', 'x'.repeat(61), 'www.example.com', 'a\nb'])('refuses the name %j', async (name) => {
    const ticket = await changeTicket(api, user)
    const { options } = (await startSetup(ticket)).body
    const answer = await confirmSetup(ticket, passkey.create(options), name)
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
  })

  it('ends at ten', async () => {
    await setUp()
    await api.database.rows({
      name: '',
      text: `insert into second_factors (user_id, kind, name, credential_id, public_key, counter)
        select user_id, kind, name, credential_id || n, public_key, counter
        from second_factors, generate_series(1, 9) n where user_id = '${user.id}'`,
    })
    const { ticket } = (
      await post('/api/account/second-factors/change', { password: user.password }, user.token)
    ).body
    const signed = passkey.sign(await challengeFor(ticket))
    const confirmed = await post(
      '/api/account/second-factors/change/confirm',
      { ticket, passkey: signed },
      user.token,
    )
    expect(confirmed.status).toBe(200)
    expect(await startSetup(ticket)).toMatchObject({ status: 409, body: { code: 'too_many_passkeys' } })
  })
})

describe('a login with a passkey', () => {
  beforeEach(async () => {
    expect((await setUp()).status).toBe(200)
  })
  const open = async () => (await loginTicket(api, user)).ticket

  it('takes what the passkey has signed for it', async () => {
    const { ticket, methods } = await loginTicket(api, user)
    expect(methods).toEqual(['passkey', 'recovery_code'])
    const options = await challengeFor(ticket)
    expect(options).toMatchObject({ rpId: 'localhost', allowCredentials: [{ type: 'public-key' }] })
    const { status, body } = await complete(ticket, passkey.sign(options))
    expect([status, body.user.email]).toEqual([200, user.email])
    expect((await list()).body.factors[0].last_used_at).toEqual(expect.any(String))
  })

  it('takes an answer once, and to a challenge of its own ticket', async () => {
    const [first, second] = [await open(), await open()]
    const signed = passkey.sign(await challengeFor(first))
    await challengeFor(second)
    expect(await complete(second, signed)).toMatchObject(wrong)
    expect((await complete(first, signed)).status).toBe(200)
    expect(await complete(first, signed)).toMatchObject(expired)
  })

  it('forgets a challenge with its first answer, and with the next challenge', async () => {
    const ticket = await open()
    const options = await challengeFor(ticket)
    expect(await complete(ticket, softwarePasskey().sign(options))).toMatchObject(wrong)
    expect(await complete(ticket, passkey.sign(options))).toMatchObject(wrong)
    const early = await challengeFor(ticket)
    await challengeFor(ticket)
    expect(await complete(ticket, passkey.sign(early))).toMatchObject(wrong)
    expect((await complete(ticket, passkey.sign(await challengeFor(ticket)))).status).toBe(200)
  })

  it('lets one of many in that use one answer at the same moment', async () => {
    const ticket = await open()
    const signed = passkey.sign(await challengeFor(ticket))
    const answers = await Promise.all(Array.from({ length: 5 }, () => complete(ticket, signed)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401])
  })

  it('takes none without a challenge, from another site, or without a signature', async () => {
    const ticket = await open()
    expect(await complete(ticket, passkey.sign({ challenge: '' }))).toMatchObject(wrong)
    const options = await challengeFor(ticket)
    const signed = passkey.sign(options)
    const { signature, ...unsigned } = signed.response
    expect(await complete(ticket, { ...signed, response: unsigned })).toMatchObject(wrong)
    const clientDataJSON = Buffer.from(
      JSON.stringify({
        type: 'webauthn.get',
        challenge: (await challengeFor(ticket)).challenge,
        origin: 'https://confida.example',
      }),
    ).toString('base64url')
    const elsewhere = { ...signed, response: { ...unsigned, signature, clientDataJSON } }
    expect(await complete(ticket, elsewhere)).toMatchObject(wrong)
  })

  it('takes no copy of a passkey, which has counted less', async () => {
    const first = await open()
    expect((await complete(first, passkey.sign(await challengeFor(first), 7))).status).toBe(200)
    const second = await open()
    expect(await complete(second, passkey.sign(await challengeFor(second), 7))).toMatchObject(wrong)
    expect((await complete(second, passkey.sign(await challengeFor(second), 8))).status).toBe(200)
  })

  it('takes again and again one that does not count', async () => {
    for (let login = 0; login < 2; login++) {
      const ticket = await open()
      expect((await complete(ticket, passkey.sign(await challengeFor(ticket), 0))).status).toBe(200)
    }
  })

  it('takes any of the passkeys, and no code where there is no app', async () => {
    const { ticket: change } = (
      await post('/api/account/second-factors/change', { password: user.password }, user.token)
    ).body
    const signed = passkey.sign(await challengeFor(change))
    await post('/api/account/second-factors/change/confirm', { ticket: change, passkey: signed }, user.token)
    const second = softwarePasskey()
    const { options } = (await startSetup(change)).body
    expect((await confirmSetup(change, second.create(options), 'Computer')).status).toBe(200)
    const ticket = await open()
    expect(await post('/api/auth/second-step', { ticket, code: '123456' })).toMatchObject(wrong)
    expect((await complete(ticket, second.sign(await challengeFor(ticket)))).status).toBe(200)
  })

  it("takes no passkey of another account's", async () => {
    const mine = passkey
    user = await registerUser(api)
    passkey = softwarePasskey()
    expect((await setUp()).status).toBe(200)
    const ticket = await open()
    expect(await complete(ticket, mine.sign(await challengeFor(ticket)))).toMatchObject(wrong)
  })
})

it('stands beside an app: either of them is a second step', async () => {
  const { secret } = await setUpApp(api, user)
  const { ticket } = (
    await post('/api/account/second-factors/change', { password: user.password }, user.token)
  ).body
  const path = '/api/account/second-factors/change/confirm'
  expect((await post(path, { ticket, code: appCode(secret) }, user.token)).status).toBe(200)
  const { options } = (await startSetup(ticket)).body
  const { body } = await confirmSetup(ticket, passkey.create(options))
  expect(body.recovery_codes).toEqual([])
  const login = await loginTicket(api, user)
  expect(login.methods).toEqual(['totp', 'passkey', 'recovery_code'])
  expect((await complete(login.ticket, passkey.sign(await challengeFor(login.ticket)))).status).toBe(200)
})
