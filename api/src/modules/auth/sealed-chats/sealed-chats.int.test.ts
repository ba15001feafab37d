import {
  type ApiResponse,
  callWhileLocked,
  createAdmin,
  createCompanion,
  lockRows,
  mailsTo,
  registerUser,
  resetCodeFor,
  startConversation,
  startTestApi,
  type TestApi,
  type TestUser,
  waitForLocks,
} from '@confida/api/testing'
import { allEndpoints } from '@confida/contracts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import type { Transaction } from '../../../platform/database/database.ts'
import { UserEntity } from '../../users/user.entity.ts'

let api: TestApi
let admin: TestUser
let user: TestUser
let companionId: string
let conversationId: string

beforeAll(async () => {
  api = await startTestApi()
  admin = await createAdmin(api)
})
afterAll(() => api?.close())
beforeEach(async () => {
  user = await registerUser(api)
  companionId = await createCompanion(api, user)
  conversationId = await startConversation(api, user, companionId)
  await post(`/api/chat/${conversationId}/send`, { message: 'Mi chiamo Luca' }, user.token)
})

const post = (path: string, body: object, token?: string) => api.call('POST', path, { token, body })
const setPassword = (new_password = 'di passaggio') =>
  api.call('PUT', `/api/admin/user/${user.id}/generate-password`, {
    token: admin.token,
    body: { new_password },
  })
const changeEmail = async (email: string) => {
  const body = { name: user.name, email, phone: null, birth_date: null }
  await api.call('PUT', `/api/admin/users/${user.id}`, { token: admin.token, body })
}
const login = async (password: string, email = user.email): Promise<string> =>
  (await post('/api/auth/login', { email, password })).body.token
const choose = async (token: string): Promise<string> =>
  (
    await post(
      '/api/auth/change-password',
      { current_password: 'di passaggio', new_password: 'scelta da me' },
      token,
    )
  ).body.token
const profile = async (token: string) => (await api.call('GET', '/api/auth/profile', { token })).body
const readChat = (token: string) => api.call('GET', `/api/companions/${companionId}/messages`, { token })
const requestCode = (token: string) => post('/api/account/sealed-chats/code', {}, token)
const unseal = (code: string, token: string) => post('/api/account/sealed-chats', { code }, token)
const codeIn = async (mailbox: string) =>
  /^\d{6}$/m.exec((await mailsTo(api, mailbox, 1, 'mailbox_code')).at(-1)?.content ?? '')?.[0] ?? ''

/** The calls of a permission, with ids of the user's own. */
const callsOf = (isMeant: (endpoint: (typeof allEndpoints)[number]) => boolean) =>
  allEndpoints
    .filter((endpoint) => endpoint.permission === 'user' && isMeant(endpoint))
    .map(({ method, path }) => {
      const ids: Record<string, string> = { session_id: conversationId }
      return [method, path.replace(/:(\w+)/g, (_, name: string) => ids[name] ?? companionId)] as const
    })

it('is told to the person, who chooses a password of their own before anything else', async () => {
  expect((await setPassword()).status).toBe(200)
  const [mail] = await mailsTo(api, user.email, 1, 'password_set')
  expect(mail?.content).not.toContain('di passaggio')
  const token = await login('di passaggio')
  expect(await profile(token)).toMatchObject({ has_temporary_login: true, are_chats_sealed: true })
  for (const [method, path] of callsOf(({ isBeforeNewPassword }) => !isBeforeNewPassword))
    expect(await api.call(method, path, { token, body: method === 'GET' ? undefined : {} })).toMatchObject({
      status: 403,
      body: { code: 'password_change_required' },
    })
  const chosen = await choose(token)
  expect(await profile(chosen)).toMatchObject({ has_temporary_login: false, are_chats_sealed: true })
  expect((await api.call('GET', '/api/companions', { token: chosen })).status).toBe(200)
})

it('keeps every call that shows or uses chats sealed', async () => {
  await setPassword()
  const token = await choose(await login('di passaggio'))
  const sealed = callsOf(({ showsChats }) => showsChats === true)
  expect(sealed.map(([, path]) => path)).toEqual(
    expect.arrayContaining([
      '/api/account/export',
      '/api/chat/start',
      `/api/chat/${conversationId}/send`,
      `/api/companions/${companionId}/messages`,
      `/api/companions/${companionId}/memories`,
    ]),
  )
  for (const [method, path] of sealed)
    expect(await api.call(method, path, { token, body: method === 'GET' ? undefined : {} })).toMatchObject({
      status: 403,
      body: { code: 'chats_sealed' },
    })
})

it('is unsealed by the code in the mailbox, once', async () => {
  await setPassword()
  const token = await choose(await login('di passaggio'))
  expect((await requestCode(token)).status).toBe(200)
  const code = await codeIn(user.email)
  expect((await unseal(code, token)).status).toBe(200)
  expect(await profile(token)).toMatchObject({ are_chats_sealed: false })
  expect((await readChat(token)).body[0]).toMatchObject({ content: 'Mi chiamo Luca' })
  expect(await unseal(code, token)).toMatchObject({ status: 400, body: { code: 'reset_code_invalid' } })
})

it('is unsealed by the latest code, and the mail with the one before is not sent any more', async () => {
  await setPassword()
  const token = await choose(await login('di passaggio'))
  await requestCode(token)
  const [first] = await mailsTo(api, user.email, 1, 'mailbox_code')
  expect(first?.content).toContain(user.name)
  await requestCode(token)
  await mailsTo(api, user.email, 2, 'mailbox_code')
  const text = `select expires_at <= now() as is_expired from outbox
                where recipient = $1 and template = 'mailbox_code' order by created_at`
  expect(await api.database.rows({ name: '', text }, [user.email])).toEqual([
    { is_expired: true },
    { is_expired: false },
  ])
  expect((await unseal(await codeIn(user.email), token)).status).toBe(200)
})

it('takes five guesses, at the same moment too, and no further code in the same hour than five', async () => {
  await setPassword()
  const token = await choose(await login('di passaggio'))
  await requestCode(token)
  const code = await codeIn(user.email)
  const wrong = code === '000000' ? '000001' : '000000'
  await Promise.all(Array.from({ length: 5 }, () => unseal(wrong, token)))
  expect((await unseal(code, token)).status).toBe(400)
  for (let count = 0; count < 4; count++) expect((await requestCode(token)).status).toBe(200)
  expect((await requestCode(token)).status).toBe(429)
})

describe('an administrator who takes the account over', () => {
  it('does not read the code in the outbox', async () => {
    await setPassword()
    const token = await choose(await login('di passaggio'))
    await requestCode(token)
    const code = await codeIn(user.email)
    const path = `/api/admin/outbox?search=${user.email}`
    const { text } = await api.call('GET', path, { token: admin.token })
    expect(text).toContain('mailbox_code')
    expect(text).not.toContain(code)
    expect((await api.call('GET', `/api/admin/outbox?search=${code}`, { token: admin.token })).body).toEqual(
      [],
    )
  })

  it('gets no code into another mailbox, whichever order the changes come in', async () => {
    const mine = `mia.${user.email}`
    await changeEmail(mine)
    await setPassword()
    const token = await choose(await login('di passaggio', mine))
    await requestCode(token)
    expect(await codeIn(user.email)).toMatch(/^\d{6}$/)
    await changeEmail(`altra.${user.email}`)
    await changeEmail(user.email)
    const again = await login('scelta da me')
    expect(await readChat(again)).toMatchObject({ status: 403, body: { code: 'chats_sealed' } })
  })

  it('finds them sealed after a reset by a mailbox of their own', async () => {
    const mine = `mia.${user.email}`
    await changeEmail(mine)
    await post('/api/auth/password-reset-request', { email: mine })
    const code = await resetCodeFor(api, mine)
    await post('/api/auth/password-reset-confirm', { email: mine, code, new_password: 'presa!' })
    const token = await login('presa!', mine)
    expect(await readChat(token)).toMatchObject({ status: 403, body: { code: 'chats_sealed' } })
    await requestCode(token)
    expect((await unseal(await codeIn(user.email), token)).status).toBe(200)
  })

  it('voids a code by setting another password', async () => {
    await setPassword()
    const token = await choose(await login('di passaggio'))
    await requestCode(token)
    const code = await codeIn(user.email)
    await setPassword('un’altra')
    await post(
      '/api/auth/change-password',
      { current_password: 'un’altra', new_password: 'scelta da me' },
      await login('un’altra'),
    )
    expect((await unseal(code, await login('scelta da me'))).status).toBe(400)
  })
})

it('stays sealed by a password that an administrator sets at the same moment, and neither waits for ever', async () => {
  await setPassword()
  const token = await choose(await login('di passaggio'))
  await requestCode(token)
  const code = await codeIn(user.email)
  let answers: Promise<ApiResponse>[] = []
  await api.database.transaction(async (transaction) => {
    await lockRows('users', user.id)(transaction)
    answers = [setPassword('un’altra')]
    await waitForLocks(api, answers)
    answers.push(unseal(code, token))
    await waitForLocks(api, answers)
  })
  const [set, unsealed] = await Promise.all(answers)
  expect(set?.status).toBe(200)
  expect(unsealed).toMatchObject({ status: 400, body: { code: 'reset_code_invalid' } })
  expect(await profile(await login('un’altra'))).toMatchObject({ are_chats_sealed: true })
})

it('mails no code to an account that is taken away meanwhile', async () => {
  const remove = ({ manager }: Transaction) => manager.delete(UserEntity, user.id)
  const [answer] = await callWhileLocked(api, remove, [() => requestCode(user.token)])
  expect(answer?.status).toBe(200)
})

it('stays open for who logs in with the password that they chose, at an address that was put right', async () => {
  const right = `giusta.${user.email}`
  await changeEmail(right)
  const token = await login(user.password, right)
  expect((await readChat(token)).status).toBe(200)
  await post('/api/auth/password-reset-request', { email: right })
  const code = await resetCodeFor(api, right)
  await post('/api/auth/password-reset-confirm', { email: right, code, new_password: 'ricominciata' })
  expect((await readChat(await login('ricominciata', right))).status).toBe(200)
})

it('mails nothing where nothing is sealed', async () => {
  expect((await requestCode(user.token)).status).toBe(200)
  expect((await unseal('123456', user.token)).status).toBe(400)
  const mails = await mailsTo(api, user.email)
  expect(mails.map(({ template }) => template)).not.toContain('mailbox_code')
})

it('needs a session', async () => {
  expect((await post('/api/account/sealed-chats/code', {})).status).toBe(401)
  expect((await post('/api/account/sealed-chats', { code: '123456' })).status).toBe(401)
})
