import {
  callWhileLocked,
  createAdmin,
  createCompanion,
  registerUser,
  startConversation,
  startTestApi,
  type TestApi,
  type TestUser,
  waitUntil,
} from '@confida/api/testing'
import { accountExport } from '@confida/contracts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { FeedbackEntity } from '../../admin-content/feedback/feedback.entity.ts'

let api: TestApi
let user: TestUser

beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api?.close())
beforeEach(async () => {
  user = await registerUser(api)
})

const count = async (table: string, column: string) =>
  (
    await api.database.row<{ count: number }>(
      { name: '', text: `select count(*)::int as count from ${table} where ${column} = $1` },
      [user.id],
    )
  )?.count

const insertPayment = (session: string, days: number) =>
  api.database.rows(
    {
      name: '',
      text: `insert into payments (session_id, user_id, tier_name, amount, duration_days, expires_at)
             values ($1, $2, 'Un mese', 9.99, $3, now())`,
    },
    [session, user.id, days],
  )

async function talk(): Promise<string> {
  const companionId = await createCompanion(api, user)
  const session = await startConversation(api, user, companionId)
  const { token } = user
  await api.call('POST', `/api/chat/${session}/send`, { token, body: { message: 'Mi chiamo Luca' } })
  await api.call('POST', '/api/feedback', { token, body: { message: 'Bello', rating: 4 } })
  return companionId
}

describe('the download of all own data', () => {
  it('holds everything of the account and nothing of others', async () => {
    const id = await talk()
    await createCompanion(api, await registerUser(api))
    const { status, body, headers, text } = await api.call('GET', '/api/account/export', {
      token: user.token,
    })
    expect(status).toBe(200)
    expect(headers.get('content-disposition')).toMatch(
      /^attachment; filename="confida-\d{4}-\d\d-\d\d\.json"$/,
    )
    expect(accountExport.safeParse(body).success).toBe(true)
    expect(body.user.email).toBe(user.email)
    expect(body.companions).toMatchObject([
      {
        id,
        name: 'Luna',
        messages: [
          { role: 'user', content: 'Mi chiamo Luca' },
          { role: 'assistant', engine: 'builtin' },
        ],
        memories: [{ kind: 'name' }],
        images: [],
      },
    ])
    const history = await api.call('GET', `/api/companions/${id}/messages`, { token: user.token })
    expect(body.companions[0].messages).toEqual(history.body)
    expect(body.feedbacks).toMatchObject([{ message: 'Bello', rating: 4 }])
    expect(text).not.toMatch(/argon2/)
  })

  it('holds what the emotion analysis found, each label with its message', async () => {
    await talk()
    const download = async () => (await api.call('GET', '/api/account/export', { token: user.token })).body
    await waitUntil(async () => (await count('emotion_labels', 'owner_id')) === 1)
    const [companion] = (await download()).companions
    expect(companion.emotions).toEqual([
      {
        message_id: companion.messages[0].id,
        emotion: expect.stringMatching(/^[a-z_]+$/),
        confidence: expect.any(Number),
        created_at: companion.messages[0].timestamp,
      },
    ])
    const body = { enabled: false }
    await api.call('PUT', '/api/account/emotion-consent', { token: user.token, body })
    expect((await download()).companions[0].emotions).toEqual([])
  })

  it('holds what was paid and which mails were sent, the oldest first', async () => {
    for (const days of [30, 365]) await insertPayment(`cs_${days}_${user.id}`, days)
    await createCompanion(api, user)
    const { body } = await api.call('GET', '/api/account/export', { token: user.token })
    expect(body.payments).toEqual(
      [30, 365].map((days) => ({
        session_id: `cs_${days}_${user.id}`,
        tier_name: 'Un mese',
        amount: 9.99,
        currency: 'eur',
        payment_status: expect.any(String),
        status: expect.any(String),
        created_at: expect.stringMatching(/Z$/),
      })),
    )
    expect(body.mails).toEqual([
      {
        template: 'companion_created',
        subject: expect.stringContaining('Luna'),
        created_at: expect.stringMatching(/Z$/),
      },
    ])
  })

  it('is of one moment: what is stored while it is read is not in it', async () => {
    const [answer] = await callWhileLocked(
      api,
      async ({ manager }) => {
        await manager.query('lock table feedbacks in access exclusive mode')
        const feedback = { user_id: user.id, user_name: 'Anna', user_email: user.email, message: 'Bello' }
        await manager.insert(FeedbackEntity, feedback)
      },
      [() => api.call('GET', '/api/account/export', { token: user.token })],
    )
    expect(answer).toMatchObject({ status: 200, body: { feedbacks: [] } })
  })

  it('needs a session', async () => {
    expect((await api.call('GET', '/api/account/export')).status).toBe(401)
  })
})

describe('deleting the own account', () => {
  const remove = (password: unknown, token: string | undefined = user.token) =>
    api.call('DELETE', '/api/account', { token, body: { password } })

  it('takes everything with it, and the address is free again', async () => {
    await talk()
    expect((await remove(user.password)).status).toBe(200)
    expect((await api.call('GET', '/api/auth/profile', { token: user.token })).status).toBe(401)
    for (const table of ['companions', 'conversations', 'messages', 'memories']) {
      expect(await count(table, 'owner_id')).toBe(0)
    }
    for (const table of ['sessions', 'feedbacks', 'outbox']) expect(await count(table, 'user_id')).toBe(0)
    expect(await count('users', 'id')).toBe(0)
    const body = { name: 'Di nuovo', email: user.email, password: 'segreto' }
    expect((await api.call('POST', '/api/auth/register', { body })).status).toBe(201)
  })

  it('keeps payments, without a name', async () => {
    await insertPayment('cs_kept', 30)
    await remove(user.password)
    const text = `select user_id from payments where session_id = 'cs_kept'`
    expect(await api.database.rows({ name: '', text })).toEqual([{ user_id: null }])
  })

  it('needs the right password, and a wrong one ends no session', async () => {
    expect(await remove('wrong')).toMatchObject({ status: 401, body: { code: 'password_incorrect' } })
    expect((await remove('')).status).toBe(400)
    expect((await api.call('DELETE', '/api/account', { body: { password: 'x' } })).status).toBe(401)
    expect((await api.call('GET', '/api/auth/profile', { token: user.token })).status).toBe(200)
  })

  it('is not for administrators', async () => {
    const admin = await createAdmin(api)
    expect(await remove(admin.password, admin.token)).toMatchObject({
      status: 403,
      body: { code: 'own_account' },
    })
  })
})

describe('the consent to emotion analysis', () => {
  const set = (enabled: unknown, token: string | undefined = user.token) =>
    api.call('PUT', '/api/account/emotion-consent', { token, body: { enabled } })

  it('is switched off and on', async () => {
    for (const enabled of [false, true]) {
      expect(await set(enabled)).toMatchObject({ status: 200, body: { enabled } })
      const profile = await api.call('GET', '/api/auth/profile', { token: user.token })
      expect(profile.body.emotion_consent).toBe(enabled)
    }
  })

  it('is a yes or a no of somebody', async () => {
    expect((await set('yes')).status).toBe(400)
    expect((await api.call('PUT', '/api/account/emotion-consent', { body: { enabled: true } })).status).toBe(
      401,
    )
  })
})
