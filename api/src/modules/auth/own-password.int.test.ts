import {
  type ApiResponse,
  callWhileLocked,
  lockRows,
  mailsTo,
  registerUser,
  resetCodeFor,
  startTestApi,
  type TestApi,
  type TestUser,
  waitForLocks,
} from '@confida/api/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { SessionEntity } from '../../platform/access/session.entity.ts'
import { Sessions } from '../../platform/access/sessions.ts'
import type { Transaction } from '../../platform/database/database.ts'
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

it('is told by mail', async () => {
  await change(user.password)
  const [mail] = await mailsTo(api, user.email)
  expect(mail).toMatchObject({ template: 'password_changed', content: expect.stringContaining(user.name) })
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

describe('leaves alone what was changed while it compared:', () => {
  const setByAdministrator = async (transaction: Transaction) => {
    const passwordHash = await hashPassword('dell’amministratore')
    await api.app.get(CredentialRepository).setPasswordHash(user.id, passwordHash, transaction)
    await api.app.get(Sessions).endAll(user.id, transaction)
  }
  const endSession = ({ manager }: Transaction) => manager.delete(SessionEntity, { user_id: user.id })

  it.each([
    ['a password that an administrator has set', setByAdministrator, 'dell’amministratore'],
    ['a session that has ended', endSession, 'password-of-tests'],
  ])('%s', async (_, meanwhile, remaining) => {
    const [late] = await callWhileLocked(api, meanwhile, [() => change(user.password)])
    expect(late).toMatchObject({ status: 401, body: { code: 'token_invalid' } })
    expect((await login('nuovissima')).status).toBe(401)
    expect((await login(remaining)).status).toBe(200)
  })

  it('the account, where its deletion was asked for with the password before', async () => {
    const { token } = user
    const remove = () => api.call('DELETE', '/api/account', { token, body: { password: user.password } })
    const [late] = await callWhileLocked(api, setByAdministrator, [remove])
    expect(late).toMatchObject({ status: 401, body: { code: 'token_invalid' } })
    expect((await login('dell’amministratore')).status).toBe(200)
  })
})

it('lets one of several changes at the same moment through', async () => {
  const answers = await Promise.all([1, 2, 3, 4].map((count) => change(user.password, `scelta ${count}`)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401])
})

it('never waits in a circle with a reset that is confirmed at the same moment', async () => {
  await api.call('POST', '/api/auth/password-reset-request', { body: { email: user.email } })
  const code = await resetCodeFor(api, user.email)
  const confirm = () =>
    api.call('POST', '/api/auth/password-reset-confirm', {
      body: { email: user.email, code, new_password: 'ricominciata' },
    })
  let answers: Promise<ApiResponse>[] = []
  await api.database.transaction(async (transaction) => {
    await lockRows('users', user.id)(transaction)
    answers = [change(user.password)]
    await waitForLocks(api, answers)
    answers.push(confirm())
    await waitForLocks(api, answers)
  })
  const [changed, confirmed] = await Promise.all(answers)
  expect(changed?.status).toBe(200)
  expect(confirmed).toMatchObject({ status: 400, body: { code: 'reset_code_invalid' } })
  expect((await login('nuovissima')).status).toBe(200)
})

it('refuses the same password again, and the session stays', async () => {
  const refused = await change(user.password, user.password)
  expect(refused).toMatchObject({
    status: 400,
    body: { code: 'password_unchanged', detail: expect.stringMatching(/uguale/) },
  })
  expect((await profile(user.token)).status).toBe(200)
})

it('is limited to five an hour, right ones too', async () => {
  let { token } = user
  for (let count = 0; count < 5; count++) {
    const [current, next] = [count ? `scelta ${count}` : user.password, `scelta ${count + 1}`]
    token = (await change(current, next, token)).body.token
  }
  expect((await change('scelta 5', 'scelta 6', token)).status).toBe(429)
  expect((await profile(token)).status).toBe(200)
  expect((await login('scelta 5')).status).toBe(200)
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
