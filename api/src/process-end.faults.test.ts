import { once } from 'node:events'
import { connect } from 'node:net'
import { converseAt, openEventStream, useKillableProcesses, waitUntil } from '@confida/api/testing'
import { type FakeAi, startFakeAi } from '@confida/testing/server'
import { afterAll, beforeAll, expect, it } from '@jest/globals'

const forEver = new Promise(() => undefined)

const processes = useKillableProcesses()
let ai: FakeAi
beforeAll(async () => {
  ai = await startFakeAi()
})
afterAll(() => ai?.close())

const start = (variables: Record<string, string> = {}) =>
  processes.start({ AI_BASE_URL: ai.baseUrl, AI_MODEL: 'test', ...variables })

it('is not ready any more and goes on serving until balancers have noticed, and lets a reply end', async () => {
  const api = await processes.start({ AI_BASE_URL: ai.baseUrl, AI_MODEL: 'test', DRAIN_SECONDS: '2' })
  const { token, path } = await converseAt(api)
  const hold = Promise.withResolvers<void>()
  ai.script(() => ({ pieces: ['Ciao. ', 'Anna!'], hold: hold.promise }))
  const stream = await openEventStream(api.origin, path, { token, body: { message: 'Ciao' } })
  await stream.events.next()
  const ended = api.stop()
  await waitUntil(async () => (await api.call('GET', '/api/health/ready')).status === 503)
  const profile = await api.call('GET', '/api/auth/profile', { token })
  expect([profile.status, profile.headers.get('connection')]).toEqual([200, 'close'])
  expect((await api.call('GET', '/api/health/live')).status).toBe(200)
  hold.resolve()
  expect((await stream.rest()).at(-1)).toMatchObject({ event: 'done', data: { message: 'Ciao. Anna!' } })
  expect(await ended).toBe(0)
})

it('leaves its conversations free at once when it is killed in mid-reply', async () => {
  const [first, second] = [await start(), await start()]
  const [streamed, whole] = [await converseAt(first), await converseAt(first)]
  const body = { message: 'Ciao', client_id: crypto.randomUUID() }
  let asked = 0
  ai.script(() => {
    asked++
    return { pieces: ['Ciao. '], hold: forEver }
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

it('ends what would take longer, keeps the part of a reply that is there, and leaves no conversation waiting', async () => {
  const [first, second] = [await start(), await start()]
  const [streamed, whole, unanswered] = [
    await converseAt(first),
    await converseAt(first),
    await converseAt(first),
  ]
  let asked = 0
  ai.script(({ messages }) => {
    asked++
    return { pieces: messages.at(-1)?.content === 'Ci sei?' ? [] : ['Ciao. '], hold: forEver }
  })
  const bodies = { streamed: { message: 'Ciao', client_id: crypto.randomUUID() }, whole: { message: 'Ciao' } }
  const stream = await openEventStream(first.origin, streamed.path, {
    token: streamed.token,
    body: bodies.streamed,
  })
  const answer = first.call('POST', whole.path, { token: whole.token, body: bodies.whole })
  const refusal = first.call('POST', unanswered.path, {
    token: unanswered.token,
    body: { message: 'Ci sei?' },
  })
  await waitUntil(async () => asked === 3)
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
  expect(await answer).toMatchObject({ status: 200, body: { message: 'Ciao.', incomplete: true } })
  expect(await refusal).toMatchObject({ status: 503, body: { code: 'service_unavailable' } })
  expect((await refusal).headers.get('retry-after')).toBe('5')
  await isCut

  ai.script(() => ({ pieces: ['Eccomi'] }))
  const retry = second.call('POST', streamed.path, { token: streamed.token, body: bodies.streamed })
  const other = second.call('POST', whole.path, { token: whole.token, body: { message: 'Ci sei?' } })
  expect((await Promise.all([retry, other])).map(({ body }) => body)).toMatchObject([
    { message: 'Ciao.', incomplete: true },
    { message: 'Eccomi' },
  ])
})
