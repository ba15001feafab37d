import {
  createCompanion,
  registerUser,
  startConversation,
  startTestApi,
  type TestApi,
  type TestUser,
} from '@confida/api/testing'
import { MEMORIES_BY_HAND_MAX } from '@confida/contracts'
import { longTest } from '@confida/jest-presets/long-test'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'

let api: TestApi
let owner: TestUser
let other: TestUser
let companionId: string
let sessionId: string

beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api?.close())
beforeEach(async () => {
  owner = await registerUser(api)
  other = await registerUser(api)
  companionId = await createCompanion(api, owner)
  sessionId = await startConversation(api, owner, companionId)
})

const send = (message: string, more: object = {}) =>
  api.call('POST', `/api/chat/${sessionId}/send`, { token: owner.token, body: { message, ...more } })
const path = (id = '') => `/api/companions/${companionId}/memories${id && `/${id}`}`
const list = async () => (await api.call('GET', path(), { token: owner.token })).body
const patch = (id: string, body: object, token = owner.token) => api.call('PATCH', path(id), { token, body })

describe('a fact that was told', () => {
  const about = async () => (await send('Cosa ti ho detto di mia sorella?')).body.message

  beforeEach(async () => {
    await send('Mia sorella si chiama Giulia')
    expect(await about()).toContain('Giulia')
  })

  it('is told back as it was corrected', async () => {
    const [fact] = await list()
    await patch(fact.id, { text: 'Tua sorella si chiama Paola' })
    const reply = await about()
    expect(reply).toContain('Paola')
    expect(reply).not.toContain('Giulia')
  })

  it.each([
    ['it is forgotten', (id: string) => api.call('DELETE', path(id), { token: owner.token })],
    ['it is excluded', (id: string) => api.call('POST', `${path(id)}/exclude`, { token: owner.token })],
    ['all is forgotten', () => api.call('DELETE', path(), { token: owner.token })],
  ])('is not told back once %s', async (_, forget) => {
    const [fact] = await list()
    expect((await forget(fact.id)).status).toBeLessThan(300)
    expect(await about()).not.toContain('Giulia')
  })

  it('is known as forgotten by the file of the companion', async () => {
    const [fact] = await list()
    await api.call('DELETE', path(fact.id), { token: owner.token })
    const { body: file } = await api.call('GET', `/api/companions/${companionId}/export`, {
      token: owner.token,
    })
    expect(file.conversation.messages[0].retracted_keys).toEqual(['person:sister'])
  })
})

it('answers from what was added by hand', async () => {
  await api.call('POST', path(), { token: owner.token, body: { text: 'Vivi a Bologna' } })
  const { body } = await send('Dove vivo?')
  expect(body.message).toContain('Bologna')
  expect(body.memories_used).toHaveLength(1)
})

it('lists what was told, with the message that it came from', async () => {
  expect(await list()).toEqual([])
  const { body } = await send('Mi chiamo Luca')
  expect(await list()).toEqual([
    {
      id: expect.any(String),
      text: expect.stringContaining('Luca'),
      kind: 'name',
      pinned: false,
      message_id: body.user_message_id,
      message: 'Mi chiamo Luca',
      created_at: expect.stringMatching(/Z$/),
    },
  ])
})

it('counts "tomorrow" from the day where the person is', async () => {
  const tomorrowIn = (timeZone: string) =>
    new Intl.DateTimeFormat('it', { timeZone, day: 'numeric', month: 'long' }).format(Date.now() + 86_400_000)
  // 25 hours apart: never the same day.
  for (const time_zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
    const before = tomorrowIn(time_zone)
    await send('Domani ho un esame', { time_zone })
    const [{ text }] = await list()
    expect([before, tomorrowIn(time_zone)].some((day) => text.includes(day))).toBe(true)
  }
})

const add = (body: object, token = owner.token) => api.call('POST', path(), { token, body })

it('adds a fact by hand, which a reply can use', async () => {
  const { status, body } = await add({ text: '  Mi fido poco dei gatti  ', pinned: true })
  expect(status).toBe(201)
  expect(body).toEqual({
    id: expect.any(String),
    text: 'Mi fido poco dei gatti',
    kind: 'other',
    pinned: true,
    message_id: null,
    created_at: expect.stringMatching(/Z$/),
  })
  expect(await list()).toEqual([body])
  const reply = (await send('Cosa sai di me?')).body
  expect(reply.message).toContain('Mi fido poco dei gatti')
  expect(reply.memories_used).toEqual([body.id])
  expect((await add({ text: 'Mi fido poco dei gatti' })).body.pinned).toBe(false)
})

it('refuses a fact by hand that is blank, over-long or for another’s companion', async () => {
  expect((await add({ text: '  ' })).status).toBe(400)
  expect((await add({ text: 'x'.repeat(501) })).status).toBe(400)
  expect((await add({ text: 'x', pinned: 'yes' })).status).toBe(400)
  expect((await add({ text: 'Rubato' }, other.token)).status).toBe(404)
  expect((await api.call('POST', path(), { body: { text: 'Rubato' } })).status).toBe(401)
  expect(await list()).toEqual([])
})

it('takes no more facts by hand than leave room for those that are told', async () => {
  const fill = `insert into memories (owner_id, companion_id, kind, key, text, value)
    select $1, $2, 'other', 'key:' || number, 'Fatto ' || number, '' from generate_series(1, $3) as number`
  await api.database.rows({ name: '', text: fill }, [owner.id, companionId, MEMORIES_BY_HAND_MAX - 1])
  const last = (await add({ text: 'Odio il lunedì' })).body
  const refused = await add({ text: 'Amo il martedì' })
  expect([refused.status, refused.body.code]).toEqual([409, 'memory_limit'])
  expect(refused.body.detail).toContain(String(MEMORIES_BY_HAND_MAX))
  await api.call('DELETE', path(last.id), { token: owner.token })
  expect((await add({ text: 'Amo il martedì' })).status).toBe(201)
  await send('Mi chiamo Luca')
  expect(await list()).toHaveLength(MEMORIES_BY_HAND_MAX + 1)
})

longTest('takes 120 facts by hand an hour', async () => {
  for (let count = 0; count < 120; count++) expect((await add({ text: 'x' })).status).toBe(201)
  expect((await add({ text: 'x' })).status).toBe(429)
})

it('names the facts that a reply used in the history too', async () => {
  await send('Mi chiamo Luca')
  const [fact] = await list()
  await send('Come mi chiamo?')
  const history = await api.call('GET', `/api/companions/${companionId}/messages`, { token: owner.token })
  expect(history.body.map((message: { memories_used?: string[] }) => message.memories_used)).toEqual([
    undefined,
    undefined,
    undefined,
    [fact.id],
  ])
})

it('uses a correction in the next reply', async () => {
  await send('Mi chiamo Luca')
  const [fact] = await list()
  const corrected = await patch(fact.id, { text: fact.text.replace('Luca', 'Marco') })
  expect(corrected.status).toBe(200)
  expect((await send('Come mi chiamo?')).body.message).toContain('Marco')
})

it('pins a fact, which comes first then and stays as it is otherwise', async () => {
  await send('Mi chiamo Luca')
  const [fact] = await list()
  await send('Vivo a Torino')
  expect((await patch(fact.id, { pinned: true })).body).toEqual({ ...fact, pinned: true })
  expect((await list())[0]).toEqual({ ...fact, pinned: true })
  expect((await patch(fact.id, {})).body).toEqual({ ...fact, pinned: true })
})

it('forgets one fact, or everything; the conversation stays', async () => {
  await send('Mi chiamo Luca e vivo a Torino')
  const [fact, ...rest] = await list()
  expect((await api.call('DELETE', path(fact.id), { token: owner.token })).status).toBe(200)
  expect((await api.call('DELETE', path(fact.id), { token: owner.token })).status).toBe(404)
  expect(await list()).toEqual(rest)
  expect((await api.call('DELETE', path(), { token: owner.token })).status).toBe(200)
  expect(await list()).toEqual([])
  const history = await api.call('GET', `/api/companions/${companionId}/messages`, { token: owner.token })
  expect(history.body).toHaveLength(2)
})

it('names no message that is deleted', async () => {
  await send('Mi chiamo Luca')
  await api.call('DELETE', `/api/companions/${companionId}/messages`, { token: owner.token })
  expect(await list()).toMatchObject([{ kind: 'name', message_id: null }])
})

it('refuses a blank or over-long correction', async () => {
  await send('Mi chiamo Luca')
  const [fact] = await list()
  expect((await patch(fact.id, { text: '  ' })).status).toBe(400)
  expect((await patch(fact.id, { text: 'x'.repeat(501) })).status).toBe(400)
  expect((await patch(fact.id, { pinned: 'yes' })).status).toBe(400)
})

it('shows and changes nothing for anybody else', async () => {
  await send('Mi chiamo Luca')
  const [fact] = await list()
  for (const [method, target] of [
    ['GET', path()],
    ['PATCH', path(fact.id)],
    ['DELETE', path(fact.id)],
    ['DELETE', path()],
  ] as const) {
    const body = method === 'PATCH' ? { text: 'Ti chiami Rubata' } : undefined
    expect((await api.call(method, target, { token: other.token, body })).status).toBe(404)
    expect((await api.call(method, target, { body })).status).toBe(401)
  }
  expect((await patch('abc', { pinned: true })).status).toBe(404)
  expect(await list()).toEqual([fact])
})
