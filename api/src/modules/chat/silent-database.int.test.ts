import {
  createCompanion,
  createTestDatabase,
  registerUser,
  startConversation,
  startTestApi,
  type TestApi,
  type TestDatabase,
  waitUntil,
} from '@confida/api/testing'
import { type FakeAi, startFakeAi, startTcpProxy, type TcpProxy } from '@confida/testing/server'
import { afterAll, beforeAll, expect, it } from '@jest/globals'

const SOON_MS = 10_000

let database: TestDatabase
let proxy: TcpProxy
let ai: FakeAi
let api: TestApi
beforeAll(async () => {
  database = await createTestDatabase()
  proxy = await startTcpProxy(database.url)
  ai = await startFakeAi()
  api = await startTestApi({
    config: { databaseUrl: proxy.url, ai: { baseUrl: ai.baseUrl, model: 'test-model' } },
  })
})
afterAll(async () => {
  await api?.close()
  await ai?.close()
  await proxy?.close()
  await database?.drop()
})

it('leaves no conversation taken by a reply during which the database fell silent', async () => {
  const user = await registerUser(api)
  const session = await startConversation(api, user, await createCompanion(api, user))
  const send = () =>
    api.call('POST', `/api/chat/${session}/send`, { token: user.token, body: { message: 'Ciao' } })
  const hold = Promise.withResolvers<void>()
  let asked = false
  ai.script(() => {
    asked = true
    return { pieces: ['Ciao'], hold: hold.promise }
  })
  const answer = send()
  await waitUntil(async () => asked)
  proxy.silence()
  hold.resolve()
  expect((await answer).status).toBe(503)
  // Until it has been in vain to let go of the conversation.
  for (const _ of [1, 2]) expect((await send()).status).toBe(503)

  proxy.heal()
  const since = performance.now()
  ai.script(() => ({ pieces: ['Eccomi'] }))
  await waitUntil(async () => (await send()).status === 200)
  expect(performance.now() - since).toBeLessThan(SOON_MS)
})
