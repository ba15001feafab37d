import {
  callWhileLocked,
  lockRows,
  mailsTo,
  registerUser,
  resetCodeFor,
  startTestApi,
  type TestApi,
  type TestUser,
  waitUntil,
} from '@confida/api/testing'
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals'
import type { Transaction } from '../../../platform/database/database.ts'
import { UserEntity } from '../../users/user.entity.ts'

let api: TestApi
let user: TestUser

beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api?.close())
beforeEach(async () => {
  user = await registerUser(api)
})

const request = (email = user.email, headers = {}) =>
  api.call('POST', '/api/auth/password-reset-request', { body: { email }, headers })
const verify = (code: string, email = user.email) =>
  api.call('POST', '/api/auth/verify-reset-code', { body: { email, code } })
const confirm = (code: string, new_password = 'nuovissima', email = user.email) =>
  api.call('POST', '/api/auth/password-reset-confirm', { body: { email, code, new_password } })
const login = (password: string, email = user.email) =>
  api.call('POST', '/api/auth/login', { body: { email, password } })
const profile = (token: string) => api.call('GET', '/api/auth/profile', { token })

const run = (text: string, values: unknown[]) => api.database.rows({ name: '', text }, values)

const other = (code: string) => (code === '000000' ? '000001' : '000000')

it('mails a code that sets a new password, once, and ends every session', async () => {
  expect((await request(user.email.toUpperCase())).status).toBe(200)
  const code = await resetCodeFor(api, user.email)
  expect((await verify(code)).status).toBe(200)
  expect((await verify(code)).status).toBe(200)
  expect((await confirm(code)).status).toBe(200)
  expect((await login(user.password)).status).toBe(401)
  expect((await login('nuovissima')).status).toBe(200)
  expect((await profile(user.token)).status).toBe(401)
  expect(await confirm(code)).toMatchObject({ status: 400, body: { code: 'reset_code_invalid' } })
})

it('tells by mail that the password is another one', async () => {
  await request()
  await confirm(await resetCodeFor(api, user.email))
  const [mail] = await mailsTo(api, user.email, 1, 'password_changed')
  expect(mail?.content).toContain(user.name)
})

it('uses a code once, also when it is confirmed many times at once', async () => {
  await request()
  const code = await resetCodeFor(api, user.email)
  // All have found the code right when the first of them uses it up.
  const answers = await callWhileLocked(
    api,
    lockRows('users', user.id),
    Array.from({ length: 4 }, (_, index) => () => confirm(code, `password${index}`)),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

it('answers the same whether or not the address is registered', async () => {
  const answers = [await request(), await request('nobody@example.com')]
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(answers[0]?.text).toBe(answers[1]?.text)
  expect(await verify('123456', 'nobody@example.com')).toMatchObject({ body: { code: 'reset_code_invalid' } })
})

it('writes the mail in the language of the request', async () => {
  await request(user.email, { 'accept-language': 'en' })
  const [mail] = await mailsTo(api, user.email)
  expect(mail).toMatchObject({
    template: 'password_reset',
    state: 'kept',
    subject: 'Your code to reset the password',
  })
  expect(mail?.content).toContain('Anna Rossi')
})

it('takes five attempts, however they come', async () => {
  await request()
  const code = await resetCodeFor(api, user.email)
  const guesses = await Promise.all(Array.from({ length: 5 }, () => verify(other(code))))
  expect(guesses.every(({ status }) => status === 400)).toBe(true)
  expect((await verify(code)).status).toBe(400)
  expect((await confirm(code)).status).toBe(400)
  expect((await login(user.password)).status).toBe(200)
})

it("spends nobody else's attempts", async () => {
  const neighbour = await registerUser(api)
  for (const { email } of [user, neighbour]) await request(email)
  const code = await resetCodeFor(api, neighbour.email)
  for (let count = 0; count < 5; count++) await verify(other(code))
  expect((await confirm(code, 'nuovissima', neighbour.email)).status).toBe(200)
})

it('does not count the attempts that were right', async () => {
  await request()
  const code = await resetCodeFor(api, user.email)
  for (let count = 0; count < 6; count++) expect((await verify(code)).status).toBe(200)
  expect((await confirm(code)).status).toBe(200)
})

it('voids the old code with a new request', async () => {
  await request()
  const first = await resetCodeFor(api, user.email)
  await request()
  const second = await resetCodeFor(api, user.email, 2)
  if (first !== second) expect((await verify(first)).status).toBe(400)
  expect((await confirm(second)).status).toBe(200)
})

it('forgets a code after ten minutes', async () => {
  await request()
  const code = await resetCodeFor(api, user.email)
  const age = (seconds: number) =>
    run(`update password_resets set expires_at = expires_at - $2 * interval '1 second' where user_id = $1`, [
      user.id,
      seconds,
    ])
  await age(590)
  expect((await verify(code)).status).toBe(200)
  await age(10)
  expect((await verify(code)).status).toBe(400)
  expect((await confirm(code)).status).toBe(400)
})

it('mails no code to an address that changes while the code is made', async () => {
  const isDone = async () => {
    const [job] = await run(
      `select from pgboss.job where name = 'password-reset.request' and data ->> 'email' = $1 and state = 'completed'`,
      [user.email],
    )
    return job !== undefined
  }
  const change = ({ manager }: Transaction) =>
    manager.update(UserEntity, user.id, { email: `new.${user.email}` })
  await callWhileLocked(api, change, [() => request().then(() => waitUntil(isDone))])
  expect(await run('select from password_resets where user_id = $1', [user.id])).toEqual([])
  expect(await run('select from outbox where user_id = $1', [user.id])).toEqual([])
})

it('sets no password of a user who is deleted meanwhile', async () => {
  await request()
  const code = await resetCodeFor(api, user.email)
  const remove = ({ manager }: Transaction) =>
    manager.update(UserEntity, user.id, { deleted_at: () => 'now()' })
  const [answer] = await callWhileLocked(api, remove, [() => confirm(code)])
  expect(answer).toMatchObject({ status: 400, body: { code: 'reset_code_invalid' } })
  expect(await run('select from sessions where user_id = $1', [user.id])).toHaveLength(1)
})

it('notes wrong codes, and nothing else, with whose account they were for', async () => {
  await request()
  const code = await resetCodeFor(api, user.email)
  await verify('12345')
  await verify(code)
  await verify(other(code))
  const noted = await run('select event, address from security_log where user_id = $1', [user.id])
  expect(noted).toEqual([{ event: 'reset-code.failure', address: '127.0.0.1' }])
})

it('stops at five requests an hour', async () => {
  for (let count = 0; count < 5; count++) expect((await request()).status).toBe(200)
  const refused = await request(` ${user.email} `)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
})

it('lets in who was locked out by wrong passwords', async () => {
  for (let count = 0; count < 10; count++) await login('wrong')
  expect((await login(user.password)).status).toBe(429)
  await request()
  await confirm(await resetCodeFor(api, user.email))
  expect((await login('nuovissima')).status).toBe(200)
})

it.each([
  ['a broken address', () => request('abc')],
  ['five digits', () => verify('12345')],
  ['letters', () => verify('12a456')],
  ['a short password', () => confirm('123456', '12345')],
])('refuses %s', async (_, call) => {
  expect(await call()).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
})
