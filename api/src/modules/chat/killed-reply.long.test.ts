import { converseAt, openEventStream, useKillableProcesses, waitUntil } from '@confida/api/testing'
import { type FakeAi, startFakeAi } from '@confida/testing/server'
import { afterAll, beforeAll, expect, it } from '@jest/globals'

const processes = useKillableProcesses()

let ai: FakeAi
beforeAll(async () => {
  ai = await startFakeAi()
})
afterAll(() => ai?.close())

it('killed in the middle of a reply, loses nothing that was on the screen for a second', async () => {
  ai.script(() => ({ pieces: ['Ci penso. ', 'ancora'], hold: new Promise(() => undefined) }))
  const variables = { AI_BASE_URL: ai.baseUrl, AI_MODEL: 'test-model' }
  const [api, next] = await Promise.all([processes.start(variables), processes.start(variables)])
  const { token, path } = await converseAt(api)
  const body = { message: 'Ciao', client_id: crypto.randomUUID() }
  const stream = await openEventStream(api.origin, path, { token, body })
  expect((await stream.events.next()).value.data).toEqual({ text: 'Ci penso.' })
  await waitUntil(async () => (await processes.rows('select from reply_drafts')).length === 1)
  await api.kill()
  const became = await next.call('GET', path.replace('/send', `/replies/${body.client_id}`), { token })
  expect(became).toMatchObject({ status: 200, body: { message: 'Ci penso.', incomplete: true } })
  ai.script(() => ({ pieces: ['Dimmi tutto.'] }))
  const continued = await next.call('POST', path.replace('/send', '/continue'), {
    token,
    body: { message_id: became.body.message_id },
  })
  expect(continued.body).toMatchObject({ message: 'Ci penso. Dimmi tutto.' })
})
