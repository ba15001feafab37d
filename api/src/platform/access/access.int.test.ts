import { createAdmin, registerUser, startTestApi, type TestApi } from '@confida/api/testing'
import { endpoint, id } from '@confida/contracts'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { Controller, Get, Module } from '@nestjs/common'
import jwt from 'jsonwebtoken'
import * as z from 'zod/mini'
import { statement } from '../database/statement.ts'
import { type Call, Serve } from '../http/serve.ts'
import { Sessions } from './sessions.ts'

const response = z.object({ id })
const mine = endpoint({
  id: 'test.mine',
  method: 'GET',
  path: '/api/test/mine',
  summary: '',
  permission: 'user',
  response,
})
const admins = endpoint({
  id: 'test.admins',
  method: 'GET',
  path: '/api/test/admins',
  summary: '',
  permission: 'admin',
  area: 'people',
  response,
})

@Controller()
class TestController {
  @Serve(mine)
  mine({ user }: Call<typeof mine>) {
    return { id: user.id }
  }

  @Serve(admins)
  admins({ user }: Call<typeof admins>) {
    return { id: user.id }
  }

  /** Somebody has forgotten to say who may call it. */
  @Get('/api/test/undeclared')
  undeclared() {
    return 'open'
  }
}

@Module({ controllers: [TestController] })
class TestModule {}

const listSessions = statement(
  'testing.sessions',
  'select extract(epoch from expires_at - now())::int as seconds from sessions where user_id = $1',
)
const expireSessions = statement(
  'testing.expire-sessions',
  "update sessions set expires_at = now() - interval '1 second' where user_id = $1",
)

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ modules: [TestModule] })
})
afterAll(() => api.close())

const getMine = (token?: string) => api.call('GET', '/api/test/mine', token ? { token } : {})
const change = (set: string, userId: string) =>
  api.database.rows(statement(`testing.${set}`, `update users set ${set} where id = $1`), [userId])

const openSessions = (userId: string) => api.database.rows<{ seconds: number }>(listSessions, [userId])

describe('access', () => {
  test('with an open session, as oneself', async () => {
    const user = await registerUser(api)
    expect(await getMine(user.token)).toMatchObject({ status: 200, body: { id: user.id } })
    expect(jwt.decode(user.token, { complete: true })?.header.kid).toMatch(/^[0-9a-f]{8}$/)
  })

  test('without a token', async () => {
    const refused = await getMine()
    expect(refused).toMatchObject({ status: 401, body: { code: 'token_missing' } })
    expect(refused.headers.get('www-authenticate')).toBe('Bearer')
  })

  test('with a token that is bad, foreign, unsigned or out of date', async () => {
    const { id: sub } = await registerUser(api)
    const claims = { sid: sub }
    const secret = 'a-secret-of-tests-that-is-long-enough'
    const bad = [
      'nonsense',
      jwt.sign(claims, 'another-secret-that-is-long-enough', { subject: sub }),
      jwt.sign(claims, null as never, { subject: sub, algorithm: 'none' }),
      jwt.sign(claims, secret, { subject: sub, expiresIn: -1 }),
      jwt.sign(claims, secret, { subject: sub }),
      jwt.sign({ sid: "' or true" }, secret, { subject: sub, expiresIn: 60 }),
      jwt.sign(claims, secret, { subject: "' or true", expiresIn: 60 }),
    ]
    for (const token of bad) {
      expect(await getMine(token)).toMatchObject({ status: 401, body: { code: 'token_invalid' } })
    }
  })

  test('by the scheme of bearers alone, however it is written', async () => {
    const { id, token } = await registerUser(api)
    const get = (authorization: string) => api.call('GET', '/api/test/mine', { headers: { authorization } })
    expect(await get(`bearer   ${token}`)).toMatchObject({ status: 200, body: { id } })
    for (const other of [`Basic ${token}`, `not-bearer ${token}`, `Bearer${token}`, token])
      expect(await get(other)).toMatchObject({ status: 401, body: { code: 'token_invalid' } })
  })

  test('lasts for thirty days', async () => {
    const { id, token } = await registerUser(api)
    const { exp } = jwt.decode(token) as { exp: number }
    const days = (seconds: number) => Math.round(seconds / 86_400)
    expect(days(exp - Date.now() / 1000)).toBe(30)
    expect(days((await openSessions(id))[0]?.seconds ?? 0)).toBe(30)
    await api.database.rows(expireSessions, [id])
    expect(await getMine(token)).toMatchObject({ status: 401, body: { code: 'token_invalid' } })
  })

  test('that has run out is forgotten at the next login, of the same user alone', async () => {
    const [user, other] = [await registerUser(api), await registerUser(api)]
    for (const { id } of [user, other]) await api.database.rows(expireSessions, [id])
    await api.app.get(Sessions).open(user.id)
    expect(await openSessions(user.id)).toHaveLength(1)
    expect(await openSessions(other.id)).toHaveLength(1)
  })

  test('begins and ends with the transaction in which it is made', async () => {
    const { id, token } = await registerUser(api)
    const sessions = api.app.get(Sessions)
    const undone = api.database.transaction(async (transaction) => {
      await sessions.open(id, transaction)
      await sessions.endAll(id, transaction)
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await openSessions(id)).toHaveLength(1)
    expect(await getMine(token)).toMatchObject({ status: 200 })
  })

  test('goes on alone where the others end', async () => {
    const user = await registerUser(api)
    const stranger = await registerUser(api)
    const sessions = api.app.get(Sessions)
    const second = await sessions.open(user.id)
    await sessions.endOthers(user.id, (jwt.decode(second) as { sid: string }).sid)
    expect(await getMine(second)).toMatchObject({ status: 200 })
    expect(await getMine(user.token)).toMatchObject({ status: 401 })
    expect(await getMine(stranger.token)).toMatchObject({ status: 200 })
  })

  test('ends with the session, and only with that one', async () => {
    const user = await registerUser(api)
    const sessions = api.app.get(Sessions)
    const second = await sessions.open(user.id)
    await sessions.end((jwt.decode(user.token) as { sid: string }).sid)
    expect(await getMine(user.token)).toMatchObject({ status: 401, body: { code: 'token_invalid' } })
    expect(await getMine(second)).toMatchObject({ status: 200 })
    await sessions.endAll(user.id)
    expect(await getMine(second)).toMatchObject({ status: 401 })
  })

  test('of a deleted user', async () => {
    const user = await registerUser(api)
    await change('deleted_at = now()', user.id)
    expect(await getMine(user.token)).toMatchObject({ status: 401, body: { code: 'token_invalid' } })
  })

  test('of a user on standby', async () => {
    const user = await registerUser(api)
    await change('is_standby = true', user.id)
    expect(await getMine(user.token)).toMatchObject({ status: 403, body: { code: 'account_standby' } })
  })

  test('to what administrators may do', async () => {
    const [user, admin] = [await registerUser(api), await createAdmin(api)]
    const get = (token: string) => api.call('GET', '/api/test/admins', { token })
    expect(await get(user.token)).toMatchObject({ status: 403, body: { code: 'forbidden' } })
    expect(await get(admin.token)).toMatchObject({ status: 200, body: { id: admin.id } })
  })

  test('to a call of which nobody has said who may make it', async () => {
    const admin = await createAdmin(api)
    for (const options of [{}, { token: admin.token }])
      expect(await api.call('GET', '/api/test/undeclared', options)).toMatchObject({
        status: 403,
        body: { code: 'forbidden' },
      })
  })

  test('to public calls does not look at the token', async () => {
    expect(await api.call('GET', '/api/health', { token: 'nonsense' })).toMatchObject({ status: 200 })
  })
})
