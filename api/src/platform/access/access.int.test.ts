import { createAdmin, registerUser, startTestApi, type TestApi } from '@confida/api/testing'
import { endpoint, id } from '@confida/contracts'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { Controller, Module } from '@nestjs/common'
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
}

@Module({ controllers: [TestController] })
class TestModule {}

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ modules: [TestModule] })
})
afterAll(() => api.close())

const getMine = (token?: string) => api.call('GET', '/api/test/mine', token ? { token } : {})
const change = (set: string, userId: string) =>
  api.database.rows(statement(`testing.${set}`, `update users set ${set} where id = $1`), [userId])

describe('access', () => {
  test('with an open session, as oneself', async () => {
    const user = await registerUser(api)
    expect(await getMine(user.token)).toMatchObject({ status: 200, body: { id: user.id } })
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
      jwt.sign({ sid: "' or true" }, secret, { subject: 'x' }),
    ]
    for (const token of bad) {
      expect(await getMine(token)).toMatchObject({ status: 401, body: { code: 'token_invalid' } })
    }
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

  test('to public calls does not look at the token', async () => {
    expect(await api.call('GET', '/api/health', { token: 'nonsense' })).toMatchObject({ status: 200 })
  })
})
