import { request } from 'node:http'
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
import { longTest } from '@confida/jest-presets/long-test'
import { type FakeAi, startFakeAi } from '@confida/testing/server'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { SessionWatch } from '../../platform/access/session-watch.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { OpenStreams } from '../../platform/http/open-streams.ts'
import { ExchangeService } from './exchange.service.ts'
import { ReplyContextRepository } from './reply-context.repository.ts'
import { ReplyWriter, type WrittenReply } from './reply-writer.service.ts'

let ai: FakeAi
let api: TestApi
let owner: TestUser
let path: string

beforeAll(async () => {
  ai = await startFakeAi()
  api = await startTestApi({ config: { ai: { baseUrl: ai.baseUrl, model: 'test-model' } } })
})
afterAll(async () => {
  await api?.close()
  await ai?.close()
})
beforeEach(async () => {
  owner = await registerUser(api)
  path = `/api/chat/${await startConversation(api, owner, await createCompanion(api, owner))}/send`
  ai.requests.length = 0
  ai.script(() => ({ pieces: ['Che bello!', ' Eccoti.'] }))
})
afterEach(() => {
  jest.restoreAllMocks()
})

const send = (body: object = { message: 'Ciao' }) => api.call('POST', path, { token: owner.token, body })
const stream = async (body: object = { message: 'Ciao' }) =>
  (await openEventStream(api.origin, path, { token: owner.token, body })).rest()
const run = (text: string, values: unknown[] = []) => api.database.rows({ name: '', text }, values)

describe.each([
  ['in one piece', send],
  ['as it is written', stream],
] as const)('a reply that is sent %s', (_, get) => {
  it.each([
    ['is there', () => undefined],
    ['fails', () => ai.script(() => ({ status: 401 }))],
  ])('waits for no end of its session or process once it %s', async (_name, prepare) => {
    prepare()
    const forget = jest.fn()
    jest.spyOn(api.app.get(SessionWatch), 'watch').mockReturnValueOnce(forget)
    jest.spyOn(api.app.get(OpenStreams), 'add').mockReturnValueOnce(forget)
    await get()
    await waitUntil(async () => forget.mock.calls.length === 2)
  })
})

it('is an error at its end where it cannot be stored', async () => {
  jest.spyOn(api.app.get(ExchangeService), 'store').mockRejectedValueOnce(new Error('a fault on purpose'))
  const events = await stream()
  expect(events.map(({ event }) => event)).toEqual(['delta', 'delta', 'error'])
  expect(events.at(-1)?.data).toMatchObject({ code: 'internal_error', detail: expect.any(String) })
})

it('can be asked for again at once where what it takes cannot be read', async () => {
  jest
    .spyOn(api.app.get(ReplyContextRepository), 'read')
    .mockRejectedValueOnce(new Error('a fault on purpose'))
  expect((await send()).body.code).toBe('internal_error')
  expect((await send()).status).toBe(200)
})

it('begins before its first word, and goes through proxies as it is written', async () => {
  const { promise: written, resolve: write } = Promise.withResolvers<WrittenReply>()
  jest.spyOn(api.app.get(ReplyWriter), 'write').mockReturnValueOnce(written)
  const response = await fetch(new URL(path, api.origin), {
    method: 'POST',
    headers: {
      authorization: `Bearer ${owner.token}`,
      'content-type': 'application/json',
      accept: 'text/event-stream',
    },
    body: JSON.stringify({ message: 'Ciao' }),
  })
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  })
  write({
    content: 'Eccomi',
    engine: 'endpoint',
    model: 'm',
    prompt_version: 1,
    memories_used: [],
    is_replaced: false,
    is_incomplete: false,
  })
  expect(await response.text()).toContain('event: done')
})

it('waits for nothing that is to be remembered of it', async () => {
  const { promise: hold, resolve: goOn } = Promise.withResolvers<void>()
  ai.script(({ stream }) => (stream ? { pieces: ['Eccomi'] } : { pieces: ['[]'], hold }))
  expect((await send()).status).toBe(200)
  goOn()
})

it('comes in one piece for who says nothing of what he takes', async () => {
  const answer = await new Promise<{ status?: number; type?: string }>((resolve, reject) => {
    const { host } = new URL(api.origin)
    const body = JSON.stringify({ message: 'Ciao' })
    const headers = { host, authorization: `Bearer ${owner.token}`, 'content-type': 'application/json' }
    const call = request(new URL(path, api.origin), { method: 'POST', headers }, (response) => {
      response.resume()
      resolve({ status: response.statusCode, type: response.headers['content-type'] })
    })
    call.on('error', reject)
    call.end(body)
  })
  expect(answer).toEqual({ status: 200, type: expect.stringContaining('application/json') })
})

it('is refused to a retry whose session ends while it waits', async () => {
  ai.script(() => ({ pieces: ['Ci penso. ', 'ancora'], hold: new Promise(() => undefined) }))
  const ends: ((error: AppError) => void)[] = []
  jest.spyOn(api.app.get(SessionWatch), 'watch').mockImplementation((_user, end) => {
    ends.push(end)
    return () => undefined
  })
  const body = { message: 'Ciao', client_id: crypto.randomUUID() }
  const first = send(body)
  await waitUntil(async () => ai.requests.length > 0)
  const retry = send(body)
  await waitUntil(async () => ends.length === 2)
  const [endFirst, endRetry] = ends
  // While the other goes on.
  endRetry?.(new AppError('token_invalid'))
  expect(await retry).toMatchObject({ status: 401, body: { code: 'token_invalid' } })
  endFirst?.(new AppError('token_invalid'))
  expect(await first).toMatchObject({ status: 401, body: { code: 'token_invalid' } })
})

it.each([true, false])('is analysed where its author lets that be done: %s', async (enabled) => {
  await api.call('PUT', '/api/account/emotion-consent', { token: owner.token, body: { enabled } })
  await send()
  const jobs = await run(`select name from pgboss.job where data ->> 'owner_id' = $1 order by name`, [
    owner.id,
  ])
  expect(jobs.map(({ name }) => name)).toEqual(
    enabled ? ['emotions.label', 'memories.learn'] : ['memories.learn'],
  )
})

longTest('ends with what the client may do about it when its process stops', async () => {
  ai.script(() => ({ pieces: ['Ci penso. ', 'ancora'], hold: new Promise(() => undefined) }))
  const stopping = await startTestApi({
    config: { databaseUrl: api.databaseUrl, ai: { baseUrl: ai.baseUrl, model: 'test-model' } },
  })
  try {
    const body = { message: 'Ciao' }
    const reply = await openEventStream(stopping.origin, path, { token: owner.token, body })
    await reply.events.next()
    await stopping.app.get(OpenStreams).closeAll()
    expect((await reply.rest()).at(-1)).toMatchObject({
      event: 'error',
      data: { code: 'service_unavailable' },
    })
    ai.script(() => ({ pieces: ['Eccomi'] }))
    expect((await send(body)).body.message).toBe('Eccomi')
  } finally {
    await stopping.close()
  }
})
