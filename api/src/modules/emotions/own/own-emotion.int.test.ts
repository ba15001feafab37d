import {
  createAdmin,
  createCompanion,
  registerUser,
  startConversation,
  startTestApi,
  type TestApi,
  type TestUser,
  waitForAnalysis,
} from '@confida/api/testing'
import { ownEmotions } from '@confida/contracts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { firstWeek } from './own-emotion.service.ts'

let api: TestApi
let user: TestUser
let companionId: string
let messageId: string

beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api?.close())
beforeEach(async () => {
  user = await registerUser(api)
  companionId = await createCompanion(api, user)
  messageId = await say('Sono innamorato di lei, il cuore mi batte forte')
})

async function say(message: string): Promise<string> {
  const session = await startConversation(api, user, companionId)
  const options = { token: user.token, body: { message, language: 'it' } }
  const { body } = await api.call('POST', `/api/chat/${session}/send`, options)
  await waitForAnalysis(api)
  return body.user_message_id
}

const PATH = '/api/account/emotions'
const list = async (query = '', { token } = user) => (await api.call('GET', PATH + query, { token })).body
const correct = (emotion: unknown, id = messageId, { token } = user) =>
  api.call('PUT', `${PATH}/${id}`, { token, body: { emotion } })
const remove = (id = messageId, { token } = user) => api.call('DELETE', `${PATH}/${id}`, { token })

describe('the own labels', () => {
  it('stand with the beginning of their messages, the newest first, and as a trend', async () => {
    const newest = await say(`Che noia in sala d'attesa, distraimi. ${'Racconta. '.repeat(20)}`)
    const answer = await list()
    expect(ownEmotions.safeParse(answer).success).toBe(true)
    expect(answer).toMatchObject({
      total: 2,
      labels: [
        { message_id: newest, companion_id: companionId, is_corrected: false },
        { message_id: messageId, emotion: 'in_love', excerpt: expect.stringContaining('innamorato') },
      ],
    })
    expect(answer.labels[0].excerpt).toHaveLength(160)
    expect(answer.trend).toHaveLength(1)
    expect(answer.trend[0].emotions).toContainEqual({ emotion: 'in_love', count: 1 })
    expect((await list('?limit=1&offset=1')).labels).toMatchObject([{ message_id: messageId }])
  })

  it('are corrected by their author, which the analysis never undoes and the statistics follow', async () => {
    expect(await correct('neutral')).toMatchObject({
      status: 200,
      body: { message_id: messageId, emotion: 'neutral', is_corrected: true },
    })
    const job = { owner_id: user.id, companion_id: companionId, message_id: messageId, language: 'it' }
    await api.database.rows({
      name: '',
      text: `insert into emotion_labels (owner_id, companion_id, message_id, created_at, emotion, confidence)
             values ('${job.owner_id}', '${job.companion_id}', '${job.message_id}', now(), 'drunk', 1)
             on conflict (owner_id, message_id) do nothing`,
    })
    expect((await list()).labels).toMatchObject([{ emotion: 'neutral', is_corrected: true }])
    const admin = await createAdmin(api)
    const { body } = await api.call('GET', `/api/admin/user/${user.id}/emotions`, { token: admin.token })
    expect(body.emotion_stats).toEqual([{ emotion: 'neutral', count: 1, percentage: 100 }])
    const exported = (await api.call('GET', '/api/account/export', { token: user.token })).body
    expect(exported.companions[0].emotions).toMatchObject([{ emotion: 'neutral', is_corrected: true }])
  })

  it('are corrected and removed one change after the other, however many come at once', async () => {
    const answers = await Promise.all(['drunk', 'neutral', 'in_love'].map((emotion) => correct(emotion)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const [corrected, removed] = await Promise.all([correct('neutral'), remove()])
    expect([200, 404]).toContain(corrected.status)
    expect(removed.status).toBe(200)
    expect((await list()).labels).toEqual([])
  })

  it('are removed one by one, and all of them with the consent', async () => {
    const second = await say('Oggi sono triste')
    expect((await remove()).status).toBe(200)
    expect((await list()).labels).toMatchObject([{ message_id: second }])
    await correct('neutral', second)
    const options = { token: user.token, body: { enabled: false } }
    await api.call('PUT', '/api/account/emotion-consent', options)
    expect(await list()).toEqual({ labels: [], total: 0, trend: [] })
    expect((await correct('neutral', second)).status).toBe(404)
  })

  it('are their author’s alone', async () => {
    const other = await registerUser(api)
    expect(await list('', other)).toMatchObject({ total: 0, labels: [] })
    expect((await correct('drunk', messageId, other)).body.code).toBe('message_not_found')
    expect((await remove(messageId, other)).status).toBe(404)
    expect((await api.call('GET', PATH)).status).toBe(401)
    expect((await list()).labels).toMatchObject([{ emotion: 'in_love' }])
  })

  it('refuse what is no emotion', async () => {
    expect((await correct('furious')).status).toBe(400)
  })
})

it.each([
  ['2026-03-04T12:00:00Z', '2025-12-15'],
  ['2026-03-01T23:59:00Z', '2025-12-08'],
  ['2026-03-02T00:00:00Z', '2025-12-15'],
])('on %s the trend begins at the Monday %s', (now, monday) => {
  expect(firstWeek(new Date(now))).toBe(monday)
})
