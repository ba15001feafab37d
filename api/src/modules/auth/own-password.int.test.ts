import {
  callWhileLocked,
  mailsTo,
  registerUser,
  resetCodeFor,
  startTestApi,
  type TestApi,
  type TestUser,
} from '@confida/api/testing'
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals'
import { CredentialRepository } from '../users/credential.repository.ts'
import { hashPassword } from '../users/password-hash.ts'

let api: TestApi
let user: TestUser

beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api?.close())
beforeEach(async () => {
  user = await registerUser(api)
})

const change = (
  current_password: string,
  new_password = 'nuovissima',
  token: string | undefined = user.token,
) => api.call('POST', '/api/auth/change-password', { token, body: { current_password, new_password } })
const login = (password: string) =>
  api.call('POST', '/api/auth/login', { body: { email: user.email, password } })
const profile = (token: string) => api.call('GET', '/api/auth/profile', { token })

it('changes the password; this session goes on with a new token, the others end', async () => {
  const elsewhere = (await login(user.password)).body.token
  const { status, body } = await change(user.password)
  expect(status).toBe(200)
  expect((await profile(body.token)).status).toBe(200)
  expect((await profile(user.token)).status).toBe(401)
  expect((await profile(elsewhere)).status).toBe(401)
  expect((await login(user.password)).status).toBe(401)
  expect((await login('nuovissima')).status).toBe(200)
})

it('leaves no session that was opened with the old password, however close to the change', async () => {
  const passwordHash = await hashPassword('nuovissima')
  // The login has found the old password right when the new one is committed.
  const [late] = await callWhileLocked(
    api,
    (transaction) => api.app.get(CredentialRepository).setPasswordHash(user.id, passwordHash, transaction),
    [() => login(user.password)],
  )
  expect(late).toMatchObject({ status: 401, body: { code: 'invalid_credentials' } })
})

it('voids a reset code that was asked for before', async () => {
  await api.call('POST', '/api/auth/password-reset-request', { body: { email: user.email } })
  const code = await resetCodeFor(api, user.email)
  await change(user.password)
  const verified = await api.call('POST', '/api/auth/verify-reset-code', {
    body: { email: user.email, code },
  })
  expect(verified).toMatchObject({ status: 400, body: { code: 'reset_code_invalid' } })
})

it('refuses a wrong password without ending the session, five times', async () => {
  for (let count = 0; count < 5; count++) {
    expect(await change('wrong')).toMatchObject({ status: 401, body: { code: 'password_incorrect' } })
  }
  expect((await change(user.password)).status).toBe(429)
  expect((await profile(user.token)).status).toBe(200)
})

it('counts wrong passwords anew after a right one', async () => {
  const tryWrong = async (token: string) => {
    for (let count = 0; count < 4; count++) expect((await change('wrong', undefined, token)).status).toBe(401)
  }
  await tryWrong(user.token)
  const { token } = (await change(user.password)).body
  await tryWrong(token)
  expect((await change('nuovissima', 'ancora-una', token)).status).toBe(200)
})

it('asks for six characters and a session', async () => {
  expect((await change(user.password, '12345')).status).toBe(400)
  expect((await change('', 'nuovissima')).status).toBe(400)
  const visitor = await api.call('POST', '/api/auth/change-password', { body: {} })
  expect(visitor.status).toBe(401)
})

it('is preceded by a welcome: registering mails one, in the language of the visitor', async () => {
  const email = `nuova.${crypto.randomUUID()}@example.com`
  const body = { name: 'Nuova {{user_email}}', email, password: 'segreto' }
  await api.call('POST', '/api/auth/register', { body, headers: { 'accept-language': 'fr' } })
  const [mail] = await mailsTo(api, email)
  expect(mail?.subject).toBe('Bienvenue sur Confida, Nuova {{user_email}}')
  expect(mail?.content).toContain('http://localhost:4200')
})
