import { once } from 'node:events'
import { connect } from 'node:net'
import {
  type ApiProcess,
  createTestDatabase,
  openEventStream,
  startApiProcess,
  type TestDatabase,
  waitUntil,
} from '@confida/api/testing'
import { aCompanionDraft } from '@confida/testing/companion-draft'
import { type FakeAi, startFakeAi } from '@confida/testing/server'
import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals'

const forEver = new Promise(() => undefined)

let database: TestDatabase
let ai: FakeAi
const running: ApiProcess[] = []
beforeAll(async () => {
  database = await createTestDatabase()
  ai = await startFakeAi()
})
afterEach(async () => {
  await Promise.all(running.splice(0).map((api) => api.kill()))
})
afterAll(async () => {
  await ai?.close()
  await database?.drop()
})

async function start(variables: Record<string, string> = {}) {
  const api = await startApiProcess(database.url, { AI_BASE_URL: ai.baseUrl, AI_MODEL: 'test', ...variables })
  running.push(api)
  return api
}

/** Somebody new with a conversation. */
async function chatAt(api: ApiProcess) {
  const { body } = await api.call('POST', '/api/auth/register', {
    body: { name: 'Anna', email: `${crypto.randomUUID()}@example.com`, password: 'segreto' },
  })
  const token: string = body.token
  const companion = await api.call('POST', '/api/companions/create', { token, body: aCompanionDraft() })
  const chat = await api.call('POST', '/api/chat/start', { token, body: { companion_id: companion.body.id } })
  return { token, path: `/api/chat/${chat.body.session_id}/send` }
}

it('is not ready any more and goes on serving, until balancers have noticed', async () => {
  const api = await start({ DRAIN_SECONDS: '2' })
  const { token } = await chatAt(api)
  const ended = api.stop()
  await waitUntil(async () => (await api.call('GET', '/api/health/ready')).status === 503)
  const profile = await api.call('GET', '/api/auth/profile', { token })
  expect([profile.status, profile.headers.get('connection')]).toEqual([200, 'close'])
  expect((await api.call('GET', '/api/health/live')).status).toBe(200)
  expect(await ended).toBe(0)
})

it('lets a reply end that ends in time', async () => {
  const api = await start({ DRAIN_SECONDS: '2' })
  const { token, path } = await chatAt(api)
  const hold = Promise.withResolvers<void>()
  ai.script(() => ({ pieces: ['Ciao ', 'Anna!'], hold: hold.promise }))
  const stream = await openEventStream(api.origin, path, { token, body: { message: 'Ciao' } })
  await stream.events.next()
  const ended = api.stop()
  await waitUntil(async () => (await api.call('GET', '/api/health/ready')).status === 503)
  hold.resolve()
  expect((await stream.rest()).at(-1)).toMatchObject({ event: 'done', data: { message: 'Ciao Anna!' } })
  expect(await ended).toBe(0)
})

it('leaves its conversations free at once when it is killed in mid-reply', async () => {
  const [first, second] = [await start(), await start()]
  const [streamed, whole] = [await chatAt(first), await chatAt(first)]
  const body = { message: 'Ciao', client_id: crypto.randomUUID() }
  let asked = 0
  ai.script(() => {
    asked++
    return { pieces: ['Ciao '], hold: forEver }
  })
  const stream = await openEventStream(first.origin, streamed.path, { token: streamed.token, body })
  await stream.events.next()
  const answer = first.call('POST', whole.path, { token: whole.token, body: { message: 'Ciao' } })
  await waitUntil(async () => asked === 2)
  await first.kill()
  await expect(answer).rejects.toThrow()

  ai.script(() => ({ pieces: ['Eccomi'] }))
  const retry = second.call('POST', streamed.path, { token: streamed.token, body })
  const other = second.call('POST', whole.path, { token: whole.token, body: { message: 'Ci sei?' } })
  expect((await Promise.all([retry, other])).map(({ body }) => body.message)).toEqual(['Eccomi', 'Eccomi'])
})

it('ends what would take longer with an error, and leaves nobody waiting for a lost conversation', async () => {
  const [first, second] = [await start(), await start()]
  const [streamed, whole] = [await chatAt(first), await chatAt(first)]
  let asked = 0
  ai.script(() => {
    asked++
    return { pieces: ['Ciao '], hold: forEver }
  })
  const bodies = { streamed: { message: 'Ciao', client_id: crypto.randomUUID() }, whole: { message: 'Ciao' } }
  const stream = await openEventStream(first.origin, streamed.path, {
    token: streamed.token,
    body: bodies.streamed,
  })
  const answer = first.call('POST', whole.path, { token: whole.token, body: bodies.whole })
  await waitUntil(async () => asked === 2)
  const slow = connect(Number(new URL(first.origin).port), '127.0.0.1')
  slow.write(
    'POST /api/auth/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
  )
  slow.on('error', () => undefined)
  const isCut = once(slow, 'close')

  expect(await first.stop()).toBe(0)

  expect((await stream.rest()).at(-1)).toMatchObject({
    event: 'error',
    data: { code: 'service_unavailable' },
  })
  expect(await answer).toMatchObject({ status: 503, body: { code: 'service_unavailable' } })
  expect((await answer).headers.get('retry-after')).toBe('5')
  await isCut

  ai.script(() => ({ pieces: ['Eccomi'] }))
  const retry = second.call('POST', streamed.path, { token: streamed.token, body: bodies.streamed })
  const other = second.call('POST', whole.path, { token: whole.token, body: { message: 'Ci sei?' } })
  expect((await Promise.all([retry, other])).map(({ body }) => body.message)).toEqual(['Eccomi', 'Eccomi'])
})
