import {
  createAdmin,
  createCompanion,
  openEventStream,
  registerUser,
  startConversation,
  startTestApi,
  type TestApi,
  type TestUser,
} from '@confida/api/testing'
import { longTest } from '@confida/jest-presets/long-test'
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import type { AiEngine } from '../../platform/ai/ai.port.ts'
import { AI_ENGINE } from '../../platform/ai/ai-engine.ts'

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

const send = (body: object, { token } = owner) =>
  api.call('POST', `/api/chat/${sessionId}/send`, { token, body })
const history = (query = '', { token } = owner) =>
  api.call('GET', `/api/companions/${companionId}/messages${query}`, { token })
const start = (companion_id: unknown, { token } = owner) =>
  api.call('POST', '/api/chat/start', { token, body: { companion_id } })

describe('starting a chat', () => {
  it('greets, and keeps the greeting over what is said after it', async () => {
    const first = await start(companionId)
    expect(first.status).toBe(200)
    expect(first.body).toEqual({
      session_id: sessionId,
      greeting: expect.stringContaining('Luna'),
      greeted_at: expect.stringMatching(/Z$/),
    })
    const { timestamp } = (await send({ message: 'Ciao!' })).body
    expect(first.body.greeted_at < timestamp).toBe(true)
    expect((await start(companionId)).body).toEqual(first.body)
    expect((await history()).body).toHaveLength(2)
  })

  it('greets in the language of the interface until somebody answers', async () => {
    const inLanguage = (language: string) =>
      api.call('POST', '/api/chat/start', {
        token: owner.token,
        body: { companion_id: companionId, language },
      })
    const italian = (await inLanguage('it')).body.greeting
    const german = (await inLanguage('de')).body.greeting
    expect(german).not.toBe(italian)
    await send({ message: 'Hallo!', language: 'de' })
    expect((await inLanguage('it')).body.greeting).toBe(german)
  })

  it('greets anew once the conversation is deleted', async () => {
    const first = (await start(companionId)).body
    await send({ message: 'Ciao!' })
    await api.call('DELETE', `/api/companions/${companionId}/messages`, { token: owner.token })
    const second = (await start(companionId)).body
    expect(second.greeting).toBe(first.greeting)
    expect(second.greeted_at > first.greeted_at).toBe(true)
  })

  it('is silent in a conversation that is older than the keeping of greetings', async () => {
    await send({ message: 'Ciao!' })
    const text = 'update conversations set greeting = null, greeted_at = null where id = $1'
    await api.database.rows({ name: '', text }, [sessionId])
    expect((await start(companionId)).body).toEqual({ session_id: sessionId })
  })

  it('opens one conversation when asked many times at once', async () => {
    const companion = await createCompanion(api, owner)
    const answers = await Promise.all(Array.from({ length: 8 }, () => start(companion)))
    expect(new Set(answers.map(({ body }) => body.session_id)).size).toBe(1)
  })

  it("answers another person's, an unknown and a malformed companion alike", async () => {
    const answers = [await start(companionId, other), await start(crypto.randomUUID()), await start('abc')]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
  })

  it('asks for a companion and a token', async () => {
    expect((await start(undefined)).status).toBe(400)
    expect((await api.call('POST', '/api/chat/start', { body: { companion_id: companionId } })).status).toBe(
      401,
    )
  })
})

describe('sending a message', () => {
  it('stores nothing where what is to be done with it cannot be stored', async () => {
    const run = (text: string) => api.database.rows({ name: '', text })
    await run(`alter table pgboss.job add constraint refused check (name <> 'emotions.label') not valid`)
    expect((await send({ message: 'Ciao!' })).status).toBe(500)
    await run('alter table pgboss.job drop constraint refused')
    expect((await history()).body).toEqual([])
  })

  it('answers the reply and stores both', async () => {
    const { status, body } = await send({ message: '  Oggi ho visto il mare  ', language: 'it' })
    expect(status).toBe(200)
    expect(body).toMatchObject({ engine: 'builtin', memories_used: expect.any(Array) })
    expect(body.message.length).toBeGreaterThan(0)
    const stored = (await history()).body
    expect(stored).toEqual([
      {
        id: body.user_message_id,
        role: 'user',
        content: 'Oggi ho visto il mare',
        timestamp: expect.any(String),
      },
      {
        id: body.message_id,
        role: 'assistant',
        content: body.message,
        timestamp: body.timestamp,
        engine: 'builtin',
        model: 'companion-engine',
      },
    ])
  })

  it.each([
    ['a blank message', { message: '  \n ' }],
    ['501 characters', { message: 'x'.repeat(501) }],
    ['no message', {}],
    ['a client id that is none', { message: 'Ciao', client_id: 'abc' }],
  ])('refuses %s', async (_, body) => {
    expect(await send(body)).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
  })

  it('takes 500 characters', async () => {
    expect((await send({ message: 'x'.repeat(500) })).status).toBe(200)
  })

  it('falls back to Italian for any other language', async () => {
    const italian = await send({ message: 'Sono stanco', language: 'xx' })
    expect(italian.status).toBe(200)
    const number = await send({ message: 'Sono stanco', language: 7 })
    expect(number.status).toBe(200)
  })

  it("is for the owner's session only", async () => {
    expect(await send({ message: 'Ciao' }, other)).toMatchObject({
      status: 404,
      body: { code: 'chat_session_not_found' },
    })
    const path = `/api/chat/${sessionId}/send`
    expect((await api.call('POST', path, { body: { message: 'Ciao' } })).status).toBe(401)
    const admin = await createAdmin(api)
    expect((await send({ message: 'Ciao' }, admin)).status).toBe(404)
    const malformed = await api.call('POST', '/api/chat/abc/send', {
      token: owner.token,
      body: { message: 'Ciao' },
    })
    expect(malformed.status).toBe(404)
  })

  longTest('stops at thirty messages a minute', async () => {
    const statuses: number[] = []
    for (let count = 0; count < 31; count++)
      statuses.push((await send({ message: `numero ${count}` })).status)
    expect(statuses).toEqual([...Array(30).fill(200), 429])
    expect((await history()).body).toHaveLength(60)
  })
})

describe('a retry', () => {
  it('gets the same reply once, and does not count as a message', async () => {
    const body = { message: 'Mi chiamo Luca', client_id: crypto.randomUUID() }
    const first = await send(body)
    const second = await send(body)
    expect(second.body).toEqual(first.body)
    expect((await history()).body).toHaveLength(2)
  })

  it('gets the same reply when it arrives at the same moment', async () => {
    const body = { message: 'Amo la montagna', client_id: crypto.randomUUID() }
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(body)))
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200))
    expect(new Set(answers.map(({ body }) => body.message_id)).size).toBe(1)
    expect((await history()).body).toHaveLength(2)
  })

  it('keeps its id to its companion', async () => {
    const client_id = crypto.randomUUID()
    const first = await send({ message: 'Ciao', client_id })
    const companion = await createCompanion(api, owner)
    const session = await startConversation(api, owner, companion)
    const path = `/api/chat/${session}/send`
    const second = await api.call('POST', path, { token: owner.token, body: { message: 'Ciao', client_id } })
    expect(second.body.message_id).not.toBe(first.body.message_id)
  })
})

describe('a streamed reply', () => {
  const open = (body: object) =>
    openEventStream(api.origin, `/api/chat/${sessionId}/send`, { token: owner.token, body })

  it('comes in pieces that join to what is stored', async () => {
    const stream = await open({ message: 'Ciao, come stai?', language: 'en' })
    expect(stream.contentType).toContain('text/event-stream')
    const events = await stream.rest()
    const done = events.pop()
    expect(done?.event).toBe('done')
    expect(events.length).toBeGreaterThan(1)
    expect(events.every(({ event }) => event === 'delta')).toBe(true)
    expect(events.map(({ data }) => data.text).join('')).toBe(done?.data.message)
    const stored = (await history()).body
    expect(stored[1]).toMatchObject({ id: done?.data.message_id, content: done?.data.message })
  })

  it('of a retry is the stored reply', async () => {
    const body = { message: 'Ciao', client_id: crypto.randomUUID() }
    const first = (await send(body)).body
    const stream = await open(body)
    expect(stream.contentType).toContain('text/event-stream')
    expect(await stream.rest()).toEqual([
      { event: 'delta', data: { text: first.message } },
      { event: 'done', data: first },
    ])
  })

  it('is refused like any other call before it begins', async () => {
    const blank = await open({ message: ' ' })
    expect([blank.status, blank.contentType]).toEqual([400, expect.stringContaining('application/json')])
    sessionId = crypto.randomUUID()
    const unknown = await open({ message: 'Ciao' })
    expect([unknown.status, unknown.contentType]).toEqual([404, expect.stringContaining('application/json')])
  })
})

describe('the history', () => {
  it('is paged back from the newest, oldest first', async () => {
    for (const message of ['uno', 'due', 'tre']) await send({ message })
    const all = (await history()).body
    expect(
      all
        .filter(({ role }: { role: string }) => role === 'user')
        .map(({ content }: { content: string }) => content),
    ).toEqual(['uno', 'due', 'tre'])
    const newest = (await history('?limit=2')).body
    expect(newest).toEqual(all.slice(-2))
    const older = (await history(`?limit=3&before=${newest[0].id}`)).body
    expect(older).toEqual(all.slice(1, 4))
    expect((await history(`?before=${all[0].id}`)).body).toEqual([])
  })

  it('is empty at first, and nobody else can read it', async () => {
    expect((await history()).body).toEqual([])
    const foreign = await history('', other)
    expect(foreign).toMatchObject({ status: 404, body: { code: 'companion_not_found' } })
    expect((await history(`?before=${crypto.randomUUID()}`, other)).text).toBe(foreign.text)
    expect((await api.call('GET', `/api/companions/${companionId}/messages`)).status).toBe(401)
    expect((await api.call('GET', '/api/companions/abc/messages', { token: owner.token })).text).toBe(
      foreign.text,
    )
  })

  it.each(['?limit=0', '?limit=201', '?limit=abc', '?before=abc'])('refuses %s', async (query) => {
    expect((await history(query)).status).toBe(400)
  })

  it('tells an unknown place', async () => {
    expect((await history(`?before=${crypto.randomUUID()}`)).body.code).toBe('message_not_found')
  })

  it('can be deleted before the first chat', async () => {
    companionId = await createCompanion(api, owner)
    const path = `/api/companions/${companionId}/messages`
    expect((await api.call('DELETE', path, { token: owner.token })).status).toBe(200)
  })

  it('can be deleted; the companion, the session and what it remembers stay', async () => {
    await send({ message: 'Mi chiamo Luca' })
    const path = `/api/companions/${companionId}/messages`
    expect((await api.call('DELETE', path, { token: other.token })).status).toBe(404)
    expect((await api.call('DELETE', path)).status).toBe(401)
    expect((await api.call('DELETE', path, { token: owner.token })).status).toBe(200)
    expect((await history()).body).toEqual([])
    expect((await start(companionId)).body.session_id).toBe(sessionId)
    expect((await send({ message: 'Come mi chiamo?' })).body.message).toContain('Luca')
  })
})

describe('what the companion remembers', () => {
  it('is used in later replies and named in them', async () => {
    await send({ message: 'Mi chiamo Luca e vivo a Torino.' })
    const { body } = await send({ message: 'Come mi chiamo?' })
    expect(body.message).toContain('Luca')
    expect(body.memories_used.length).toBeGreaterThan(0)
  })

  it('costs no reply where it cannot be found out', async () => {
    const engine = api.app.get<AiEngine>(AI_ENGINE)
    jest.spyOn(engine, 'extractMemories').mockRejectedValueOnce(new Error('a fault on purpose'))
    const { status, body } = await send({ message: 'Mi chiamo Luca.' })
    expect(status).toBe(200)
    expect((await history()).body.map(({ id }: { id: string }) => id)).toEqual([
      body.user_message_id,
      body.message_id,
    ])
    await send({ message: 'Vivo a Torino.' })
    expect((await send({ message: 'Dove vivo?' })).body.message).toContain('Torino')
  })

  it('follows what was said last', async () => {
    await send({ message: 'Mi chiamo Luca.' })
    await send({ message: 'Mi chiamo Marco.' })
    const { body } = await send({ message: 'Come mi chiamo?' })
    expect(body.message).toContain('Marco')
    expect(body.message).not.toContain('Luca')
  })
})
