import { converseAt, openEventStream, useKillableProcesses, waitUntil } from '@confida/api/testing'
import { type FakeAi, startFakeAi } from '@confida/testing/server'
import { afterAll, beforeAll, expect, it } from '@jest/globals'

const processes = useKillableProcesses()
let ai: FakeAi
beforeAll(async () => {
  ai = await startFakeAi()
})
afterAll(() => ai?.close())

// What is killed, or takes longer than it may: `process-end.faults.test.ts`.
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
