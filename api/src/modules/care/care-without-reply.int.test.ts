import {
  createCompanion,
  openEventStream,
  registerUser,
  runJob,
  startConversation,
  startTestApi,
  type TestApi,
  type TestUser,
} from '@confida/api/testing'
import { type FakeAi, startFakeAi } from '@confida/testing/server'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals'
import { limitPolicies } from '../../platform/limits/policies.ts'
import { CareRepository } from './care.repository.ts'

let ai: FakeAi
let api: TestApi
let user: TestUser
let companionId: string
let path: string

beforeAll(async () => {
  ai = await startFakeAi()
})
afterAll(() => ai?.close())
// An API of its own for each test: one that takes the endpoint for down would not ask again.
beforeEach(async () => {
  api = await startTestApi({ config: { ai: { baseUrl: ai.baseUrl, model: 'm' } } })
  ai.script(() => ({ status: 500 }))
  user = await registerUser(api, { phone: '+39 3331234567' })
  companionId = await createCompanion(api, user)
  path = `/api/chat/${await startConversation(api, user, companionId)}/send`
})

afterEach(() => api?.close())

const RISKY = 'Non ce la faccio più, voglio farla finita'
const run = (text: string, values: unknown[] = []) =>
  api.database.rows<{ count: number }>({ name: '', text }, values)
const message = (text = RISKY) => ({ message: text, client_id: crypto.randomUUID() })
const send = (body: object) => api.call('POST', path, { token: user.token, body })
const stream = (body: object) => openEventStream(api.origin, path, { token: user.token, body })
const open = async (headers = {}) =>
  (
    await api.call('POST', '/api/chat/start', {
      token: user.token,
      body: { companion_id: companionId },
      headers,
    })
  ).body
const history = async () =>
  (await api.call('GET', `/api/companions/${companionId}/messages`, { token: user.token })).body
const becameOf = (client_id: string, { token } = user) =>
  api.call('GET', `${path.replace(/send$/, 'replies')}/${client_id}`, { token })
const counted = async () => (await run('select count from care_events')).map(({ count }) => count)
const lines = expect.objectContaining({ country: 'IT', phone: '02 2327 2327' })
const card = { help_lines: expect.arrayContaining([lines]) }

it('comes with the error where the engine fails, and again for who opens the conversation', async () => {
  expect(await send(message())).toMatchObject({ status: 503, body: { code: 'ai_unavailable', care: card } })
  expect((await open()).care).toEqual(card)
  const events = await (await stream(message())).rest()
  expect(events).toEqual([
    expect.objectContaining({ event: 'care', data: card }),
    expect.objectContaining({ event: 'error' }),
  ])
})

it('comes to who asks what has become of the message, with its reply and without', async () => {
  const body = message()
  await send(body)
  const without = { status: 404, body: { code: 'message_not_found', care: card } }
  expect(await becameOf(body.client_id)).toMatchObject(without)
  ai.script(() => ({ pieces: ['Sono qui.'] }))
  await send(body)
  await send(message())
  const withIt = { status: 200, body: { message: 'Sono qui.', care: card } }
  expect(await becameOf(body.client_id)).toMatchObject(withIt)
  const other = message('Oggi piove')
  await send(other)
  expect((await becameOf(other.client_id)).body).not.toHaveProperty('care')
  expect((await becameOf(crypto.randomUUID())).body).not.toHaveProperty('care')
  expect((await becameOf(body.client_id, await registerUser(api))).body).not.toHaveProperty('care')
})

it('stays for who leaves before the reply, and opens the conversation anew', async () => {
  ai.script(() => ({ pieces: ['Ci sono.'], hold: new Promise(() => undefined) }))
  const reading = await stream(message())
  expect((await reading.events.next()).value.event).toBe('care')
  await reading.events.next()
  expect(await counted()).toEqual([1])
  reading.disconnect()
  expect((await open()).care).toEqual(card)
})

it('comes with the refusal while another reply is under way', async () => {
  ai.script(() => ({ pieces: ['Ci sono.'], hold: new Promise(() => undefined) }))
  const reading = await stream(message('Ciao'))
  await reading.events.next()
  expect(await send(message())).toMatchObject({
    status: 409,
    body: { code: 'reply_in_progress', care: card },
  })
  reading.disconnect()
})

it('comes with the refusal where too much was written', async () => {
  const limit = limitPolicies.chat.points
  for (let i = 0; i < limit; i++) await send(message('Ciao'))
  expect(await send(message())).toMatchObject({ status: 429, body: { code: 'rate_limited', care: card } })
})

it('counts a message and its retries once, and the next one too', async () => {
  const body = message()
  await send(body)
  await (await stream(body)).rest()
  expect(await counted()).toEqual([1])
  ai.script(() => ({ pieces: ['Sono qui.'] }))
  expect((await send(body)).body).toMatchObject({ message: 'Sono qui.', care: card })
  await send(body)
  expect(await counted()).toEqual([1])
  await send(message())
  expect(await counted()).toEqual([2])
})

it('counts a message once, however many replies are asked for', async () => {
  ai.script(() => ({ pieces: ['Sono qui.'] }))
  await send(message())
  const [question] = await history()
  const again = await send({ ...message(), replaces: question.id })
  expect(again).toMatchObject({ status: 200, body: { care: card } })
  expect(await counted()).toEqual([1])
})

it('is kept and counted, or neither: the retry counts', async () => {
  const body = message()
  await run('alter table care_events rename to care_events_away')
  await send(body)
  await run('alter table care_events_away rename to care_events')
  expect(await counted()).toEqual([])
  await send(body)
  expect(await counted()).toEqual([1])
})

it('counts a message and its retries of the same moment once', async () => {
  const { client_id } = message()
  const note = { owner_id: user.id, companion_id: companionId, client_id, created_at: new Date() }
  const care = api.app.get(CareRepository)
  await Promise.all(Array.from({ length: 5 }, () => care.note({ ...note, language: 'it' })))
  expect(await counted()).toEqual([1])
})

it('stands by its message once that is answered', async () => {
  const body = message()
  await send(body)
  ai.script(() => ({ pieces: ['Sono qui.'] }))
  await send(body)
  expect(await open()).not.toHaveProperty('care')
  const [question] = await history()
  expect(question.care).toEqual(card)
})

it('is nobody else’s, and no other conversation’s', async () => {
  await send(message())
  const companion_id = await createCompanion(api, user)
  const other = await registerUser(api)
  const body = { companion_id: await createCompanion(api, other) }
  const start = (token: string, opened: object) =>
    api.call('POST', '/api/chat/start', { token, body: opened })
  expect((await start(user.token, { companion_id })).body).not.toHaveProperty('care')
  expect((await start(other.token, body)).body).not.toHaveProperty('care')
  expect(await start(other.token, { companion_id: companionId })).toMatchObject({ status: 404 })
})

it('goes with its conversation, and after a day', async () => {
  const kept = async () => (await run('select from care_cards where owner_id = $1', [user.id])).length
  await send(message())
  await api.call('DELETE', `/api/companions/${companionId}/messages`, { token: user.token })
  expect([await kept(), (await open()).care]).toEqual([0, undefined])
  await send(message())
  const age = (interval: string) =>
    run(`update care_cards set created_at = now() - $2::interval where owner_id = $1`, [user.id, interval])
  await age('23 hours')
  await runJob(api, 'records.cleanup')
  expect((await open()).care).toEqual(card)
  await age('25 hours')
  expect(await open()).not.toHaveProperty('care')
  await runJob(api, 'records.cleanup')
  expect(await kept()).toBe(0)
})

it('is not lost where it cannot be noted', async () => {
  await run('alter table care_cards add constraint takes_none check (false) not valid')
  try {
    ai.script(() => ({ pieces: ['Sono qui.'] }))
    expect(await send(message())).toMatchObject({ status: 200, body: { care: card } })
  } finally {
    await run('alter table care_cards drop constraint takes_none')
  }
})

it('comes with no other message that fails', async () => {
  expect((await send(message('Oggi piove'))).body).not.toHaveProperty('care')
  expect(await open()).not.toHaveProperty('care')
  expect(await counted()).toEqual([])
})
