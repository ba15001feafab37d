import {
  deviceOf,
  mailsTo,
  registerUser,
  resetCodeFor,
  startTestApi,
  type TestApi,
  type TestUser,
  waitUntil,
} from '@confida/api/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const PATH = '/api/account/sessions'

let api: TestApi
let user: TestUser

beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api?.close())
beforeEach(async () => {
  user = await registerUser(api)
})

const login = (headers: Record<string, string> = { 'user-agent': FIREFOX }) =>
  api.call('POST', '/api/auth/login', { body: { email: user.email, password: user.password }, headers })
const list = async (token = user.token, headers: Record<string, string> = { 'user-agent': 'node' }) =>
  (await api.call('GET', PATH, { token, headers })).body
const profile = async (token: string) => (await api.call('GET', '/api/auth/profile', { token })).status
const run = (text: string) => api.database.rows({ name: '', text }, [user.id])

describe('the list of sessions', () => {
  it('tells browser and system by name, the last use, and which one asks', async () => {
    const { token } = (await login()).body
    await list(token, { 'user-agent': FIREFOX })
    await waitUntil(async () => (await list(token)).some(({ browser }: { browser: string }) => browser))
    await run(
      `update sessions set last_used_at = now() - interval '1 hour' where user_id = $1 and browser = ''`,
    )
    expect(await list(token)).toMatchObject([
      { browser: 'Firefox', system: 'Linux', is_current: true },
      { browser: null, system: null, is_current: false },
    ])
    const [stored] = await run(`select * from sessions where user_id = $1 and browser <> ''`)
    // A random id may hold the browser's version, too.
    const { id: _, user_id: __, ...told } = stored ?? {}
    expect(JSON.stringify(told)).not.toMatch(/Mozilla|140|127\.0/)
  })

  it('leaves out what has ended, and what others have open', async () => {
    await registerUser(api)
    await login()
    await run(`update sessions set last_used_at = now() - interval '15 days'
      where user_id = $1 and id <> (select id from sessions where user_id = $1 order by created_at limit 1)`)
    expect(await list()).toHaveLength(1)
  })

  it('needs a session', async () => {
    expect((await api.call('GET', PATH)).status).toBe(401)
    expect((await api.call('DELETE', PATH)).status).toBe(401)
    expect((await api.call('DELETE', `${PATH}/${user.id}`)).status).toBe(401)
  })
})

describe('ending', () => {
  it('one session leaves the others', async () => {
    const { token } = (await login()).body
    const other = (await list()).find(({ is_current }: { is_current: boolean }) => !is_current)
    const ended = await api.call('DELETE', `${PATH}/${other.id}`, { token: user.token })
    expect(ended.status).toBe(200)
    expect(await profile(token)).toBe(401)
    expect(await profile(user.token)).toBe(200)
    const again = await api.call('DELETE', `${PATH}/${other.id}`, { token: user.token })
    expect(again).toMatchObject({ status: 404, body: { code: 'session_not_found' } })
  })

  it("never reaches somebody else's", async () => {
    const other = await registerUser(api)
    const [session] = await list(other.token)
    for (const id of [session.id, 'nonsense'])
      expect(await api.call('DELETE', `${PATH}/${id}`, { token: user.token })).toMatchObject({
        status: 404,
        body: { code: 'session_not_found' },
      })
    expect(await profile(other.token)).toBe(200)
  })

  it('all of them ends this one, too', async () => {
    const { token } = (await login()).body
    expect((await api.call('DELETE', PATH, { token })).status).toBe(200)
    expect([await profile(token), await profile(user.token)]).toEqual([401, 401])
  })
})

describe('a login in a browser that the account was not open in', () => {
  it('is told by mail, in the language of the person, once a day for one kind', async () => {
    await run(`update users set language = 'en' where id = $1`)
    await login()
    await login()
    const mails = await mailsTo(api, user.email)
    expect(mails).toMatchObject([{ template: 'new_device', subject: 'New login to your account' }])
    expect(mails[0]?.content).toContain('Firefox, Linux')
  })

  it('is told for another kind, without what it says of itself', async () => {
    await login()
    await login({ 'user-agent': 'https://evil.example/win' })
    const mails = await mailsTo(api, user.email, 2)
    expect(mails).toHaveLength(2)
    expect(mails.map(({ content }) => content).join()).not.toContain('evil')
  })

  it('is told where nothing is known of the browser, or only one half of it', async () => {
    await login({ 'user-agent': 'other' })
    await login({ 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64)' })
    const [unknown, half] = await mailsTo(api, user.email, 2)
    expect(unknown?.content).toContain('N/A')
    expect(half?.content).toContain('Linux')
    expect(half?.content).not.toMatch(/, Linux|Linux,/)
  })

  it('is not told where the account was registered, nor where its password was set anew', async () => {
    const newDeviceMails = () =>
      api.database.rows(
        { name: '', text: `select from outbox where lower(recipient) = $1 and template = 'new_device'` },
        [user.email],
      )
    const body = { email: user.email, new_password: 'nuovissima' }
    await api.call('POST', '/api/auth/password-reset-request', { body })
    const code = await resetCodeFor(api, user.email)
    const reset = await api.call('POST', '/api/auth/password-reset-confirm', { body: { ...body, code } })
    user.password = body.new_password
    expect((await login({ cookie: deviceOf(reset) })).status).toBe(200)
    expect(await newDeviceMails()).toEqual([])

    const registration = {
      name: 'Anna',
      email: `anna.${crypto.randomUUID()}@example.com`,
      password: 'segreto',
    }
    const registered = await api.call('POST', '/api/auth/register', { body: registration })
    user = { ...user, ...registration }
    expect((await login({ cookie: deviceOf(registered) })).status).toBe(200)
    expect(await newDeviceMails()).toEqual([])
  })

  it('is not told where the browser is known, nor where the password was wrong', async () => {
    const cookie = deviceOf(await login())
    await login({ 'user-agent': 'other', cookie })
    await api.call('POST', '/api/auth/login', { body: { email: user.email, password: 'sbagliata' } })
    expect(await mailsTo(api, user.email)).toHaveLength(1)
  })
})
