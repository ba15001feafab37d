import {
  createCompanion,
  openEventStream,
  registerUser,
  startConversation,
  startTestApi,
  type TestApi,
  type TestUser,
  waitUntil,
} from '@confida/api/testing'
import { FREE_MESSAGES_ANNOUNCED } from '@confida/contracts'
import { longTest } from '@confida/jest-presets/long-test'
import { type FakeAi, startFakeAi } from '@confida/testing/server'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'

let ai: FakeAi
let api: TestApi
let owner: TestUser
let companionId: string
let sessionId: string

beforeAll(async () => {
  ai = await startFakeAi()
  api = await startTestApi({
    config: {
      ai: { baseUrl: ai.baseUrl, model: 'test-model' },
      freeMessagesADay: FREE_MESSAGES_ANNOUNCED + 1,
    },
  })
})
afterAll(async () => {
  await api?.close()
  await ai?.close()
})
beforeEach(async () => {
  owner = await registerUser(api)
  companionId = await createCompanion(api, owner)
  sessionId = await startConversation(api, owner, companionId)
  ai.requests.length = 0
})

const NEVER = new Promise(() => undefined)
const clientId = () => crypto.randomUUID()
const post = (path: string, body: object) =>
  api.call('POST', `/api/chat/${sessionId}/${path}`, { token: owner.token, body })
const send = (body: object = {}) => post('send', { message: 'Ciao', ...body })
const open = (path: string, body: object) =>
  openEventStream(api.origin, `/api/chat/${sessionId}/${path}`, { token: owner.token, body })
const goOn = (message_id: string, more: object = {}) => post('continue', { message_id, ...more })
const becameOf = (client_id: string, token = owner.token) =>
  api.call('GET', `/api/chat/${sessionId}/replies/${client_id}`, { token })
const history = async () =>
  (await api.call('GET', `/api/companions/${companionId}/messages`, { token: owner.token })).body
const run = (text: string, values: unknown[] = []) => api.database.rows({ name: '', text }, values)
const drafts = () => run('select text from reply_drafts where owner_id = $1', [owner.id])
const said = (content: string, more: object = {}) => expect.objectContaining({ content, ...more })

/** A reply whose first sentence has come, and no more. */
async function begin(body: object = {}) {
  ai.script(() => ({ pieces: ['Ci penso. ', 'ancora'], hold: NEVER }))
  const stream = await open('send', { message: 'Ciao', ...body })
  expect((await stream.events.next()).value.data).toEqual({ text: 'Ci penso.' })
  return stream
}

async function stopAfterFirstSentence() {
  const client_id = clientId()
  const stream = await begin({ client_id })
  stream.disconnect()
  return (await becameOf(client_id)).body
}

/** The process that writes the reply is gone, as the others see it: nothing of it holds its name any more. */
const killWriter = () =>
  run('update reply_leases set process = 17, token = gen_random_uuid() where owner_id = $1', [owner.id])

describe('a reply that is stopped', () => {
  it('is kept as far as it had come, and told to who asks what has become of it', async () => {
    const reply = await stopAfterFirstSentence()
    expect(reply).toMatchObject({ message: 'Ci penso.', incomplete: true, engine: 'endpoint' })
    expect(await history()).toEqual([
      said('Ciao', { id: reply.user_message_id }),
      said('Ci penso.', { id: reply.message_id, incomplete: true }),
    ])
    expect(await drafts()).toEqual([])
  })

  it('before its first sentence leaves nothing', async () => {
    ai.script(() => ({ pieces: ['Ci pen', 'so'], hold: NEVER }))
    const client_id = clientId()
    const stream = await open('send', { message: 'Ciao', client_id })
    await waitUntil(async () => ai.requests.length > 0)
    stream.disconnect()
    expect(await becameOf(client_id)).toMatchObject({ status: 404, body: { code: 'message_not_found' } })
    expect(await history()).toEqual([])
  })

  it('is nobody else’s', async () => {
    const client_id = clientId()
    ;(await begin({ client_id })).disconnect()
    const other = await registerUser(api)
    expect(await becameOf(client_id, other.token)).toMatchObject({ status: 404 })
    expect((await becameOf(client_id)).status).toBe(200)
    expect((await becameOf(clientId())).status).toBe(404)
    expect((await api.call('GET', `/api/chat/${sessionId}/replies/${client_id}`)).status).toBe(401)
  })
})

describe('a reply that the endpoint cuts', () => {
  it('is told and kept as far as it had come', async () => {
    ai.script(() => ({ pieces: ['Ci penso. ', 'Dimmi'], cut: true }))
    const events = await (await open('send', { message: 'Ciao' })).rest()
    expect(events.at(-1)).toMatchObject({ event: 'done', data: { message: 'Ci penso.', incomplete: true } })
    expect((await history()).at(-1)).toEqual(said('Ci penso.', { incomplete: true }))
  })

  it('costs a free message, as it was one, and its continuation none', async () => {
    ai.script(() => ({ pieces: ['Ci penso. ', 'Dimmi'], cut: true }))
    const { body } = await send()
    expect(body.free_messages_left).toBe(FREE_MESSAGES_ANNOUNCED)
    ai.script(() => ({ pieces: ['Dimmi tutto.'] }))
    await goOn(body.message_id)
    expect((await send()).body.free_messages_left).toBe(FREE_MESSAGES_ANNOUNCED - 1)
  })
})

describe('a reply whose process dies', () => {
  it('is written down while it comes, and found by who opens the chat', async () => {
    await begin()
    await waitUntil(async () => (await drafts()).length === 1)
    expect(await drafts()).toEqual([{ text: 'Ci penso.' }])
    expect(await history()).toEqual([])
    await killWriter()
    await startConversation(api, owner, companionId)
    expect(await history()).toEqual([said('Ciao'), said('Ci penso.', { incomplete: true })])
    expect(await drafts()).toEqual([])
  })

  it('is kept though its message ends within a character', async () => {
    await begin({ message: 'Ciao \ud83d' })
    await waitUntil(async () => (await drafts()).length === 1)
    await killWriter()
    await startConversation(api, owner, companionId)
    expect(await history()).toEqual([said('Ciao \ufffd'), said('Ci penso.', { incomplete: true })])
  })

  longTest('is found by who sends the same again, and by the next message', async () => {
    const client_id = clientId()
    await begin({ client_id })
    await waitUntil(async () => (await drafts()).length === 1)
    await killWriter()
    ai.script(() => ({ pieces: ['Eccomi.'] }))
    expect((await send({ client_id })).body).toMatchObject({ message: 'Ci penso.', incomplete: true })
    await begin({ message: 'Altro' })
    await waitUntil(async () => (await drafts()).length === 1)
    await killWriter()
    ai.script(() => ({ pieces: ['Eccomi.'] }))
    expect((await send({ message: 'Terzo' })).body.message).toBe('Eccomi.')
    expect((await history()).map(({ content }: { content: string }) => content)).toEqual([
      'Ciao',
      'Ci penso.',
      'Altro',
      'Ci penso.',
      'Terzo',
      'Eccomi.',
    ])
  })

  it('is not touched by who opens the chat while it lives', async () => {
    const stream = await begin()
    await waitUntil(async () => (await drafts()).length === 1)
    await startConversation(api, owner, companionId)
    expect(await history()).toEqual([])
    stream.disconnect()
    await waitUntil(async () => (await history()).length === 2)
  })

  it('is gone with its conversation', async () => {
    await begin()
    await waitUntil(async () => (await drafts()).length === 1)
    await api.call('DELETE', `/api/companions/${companionId}/messages`, { token: owner.token })
    expect(await drafts()).toEqual([])
    await startConversation(api, owner, companionId)
    expect(await history()).toEqual([])
  })
})

describe('the continuation of a reply', () => {
  it('is asked for with what was said, and follows it in the same message', async () => {
    const { message_id, user_message_id } = await stopAfterFirstSentence()
    ai.script(() => ({ pieces: ['Ci penso. ', 'Dimmi tutto. ', 'Ti ascolto.'] }))
    const events = await (await open('continue', { message_id })).rest()
    const deltas = events.filter(({ event }) => event === 'delta').map(({ data }) => data.text)
    expect(deltas.join('')).toBe(' Dimmi tutto. Ti ascolto.')
    expect(events.at(-1)).toMatchObject({
      event: 'done',
      data: { message: 'Ci penso. Dimmi tutto. Ti ascolto.', message_id, user_message_id },
    })
    const asked = ai.requests.filter(({ stream }) => stream).at(-1)?.messages
    expect(asked?.slice(-3)).toMatchObject([
      { role: 'user', content: 'Ciao' },
      { role: 'assistant', content: 'Ci penso.' },
      { role: 'user', content: expect.stringContaining('cut off') },
    ])
    const [question, answer, ...more] = await history()
    expect([question.content, answer.content, more]).toEqual([
      'Ciao',
      'Ci penso. Dimmi tutto. Ti ascolto.',
      [],
    ])
    expect(answer).not.toHaveProperty('incomplete')
    expect(await goOn(message_id)).toMatchObject({ status: 404, body: { code: 'message_not_found' } })
  })

  it('may be cut, too, and loses nothing where its process dies', async () => {
    const { message_id } = await stopAfterFirstSentence()
    ai.script(() => ({ pieces: ['Dimmi tutto. ', 'an'], cut: true }))
    expect((await goOn(message_id)).body).toMatchObject({
      message: 'Ci penso. Dimmi tutto.',
      incomplete: true,
    })
    ai.script(() => ({ pieces: ['Ti ascolto. ', 'an'], hold: NEVER }))
    await (await open('continue', { message_id })).events.next()
    await waitUntil(async () => (await drafts()).length === 1)
    await killWriter()
    await startConversation(api, owner, companionId)
    expect((await history()).at(-1)).toEqual(
      said('Ci penso. Dimmi tutto. Ti ascolto.', { id: message_id, incomplete: true }),
    )
  })

  it('that fails before its first word leaves the reply as it was', async () => {
    const { message_id } = await stopAfterFirstSentence()
    ai.script(() => ({ status: 401 }))
    expect(await goOn(message_id)).toMatchObject({ status: 503, body: { code: 'ai_unavailable' } })
    expect((await history()).at(-1)).toEqual(said('Ci penso.', { incomplete: true }))
  })

  it('is checked as the beginning was', async () => {
    const { message_id } = await stopAfterFirstSentence()
    ai.script(() => ({ pieces: ['Sono una persona vera, in carne e ossa. ', 'Fidati.'] }))
    const { body } = await goOn(message_id, { language: 'it' })
    expect(body).toMatchObject({ replaced: true, message: expect.not.stringContaining('carne') })
  })

  it('is of the last reply alone, and of one’s own', async () => {
    const { message_id, user_message_id } = await stopAfterFirstSentence()
    const other = await registerUser(api)
    const stolen = { token: other.token, body: { message_id } }
    expect(await api.call('POST', `/api/chat/${sessionId}/continue`, stolen)).toMatchObject({ status: 404 })
    expect((await api.call('POST', `/api/chat/${sessionId}/continue`, { body: { message_id } })).status).toBe(
      401,
    )
    expect((await goOn('x')).status).toBe(400)
    for (const id of [user_message_id, crypto.randomUUID()]) expect((await goOn(id)).status).toBe(404)
    ai.script(() => ({ pieces: ['Eccomi.'] }))
    await send({ message: 'Altro' })
    expect((await goOn(message_id)).status).toBe(404)
  })
})

it('stands in the download of an account, marked', async () => {
  await stopAfterFirstSentence()
  const { body } = await api.call('GET', '/api/account/export', { token: owner.token })
  expect(body.companions[0].messages.at(-1)).toMatchObject({ content: 'Ci penso.', incomplete: true })
})
