import {
  createCompanion,
  openEventStream,
  registerUser,
  startConversation,
  startTestApi,
  type TestApi,
  type TestUser,
} from '@confida/api/testing'
import { aiFaults, type FakeAi, startFakeAi } from '@confida/testing/server'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'

let ai: FakeAi
let api: TestApi
let owner: TestUser
let companionId: string
let path: string

async function start(choices: object = {}) {
  ai = await startFakeAi()
  api = await startTestApi({ config: { ai: { baseUrl: ai.baseUrl, model: 'm', ...choices } } })
}
async function meet() {
  owner = await registerUser(api)
  companionId = await createCompanion(api, owner)
  path = `/api/chat/${await startConversation(api, owner, companionId)}/send`
}
async function stop() {
  await api?.close()
  await ai?.close()
}

const send = () => api.call('POST', path, { token: owner.token, body: { message: 'Ciao' } })
const stream = () => openEventStream(api.origin, path, { token: owner.token, body: { message: 'Ciao' } })
const stored = async () =>
  (await api.call('GET', `/api/companions/${companionId}/messages`, { token: owner.token })).body

describe('a reply that an endpoint with a fault does not give', () => {
  beforeAll(() => start({ firstTokenMs: 2_000, betweenTokensMs: 1_000 }))
  beforeEach(meet)
  afterAll(stop)

  it.each(aiFaults)(
    '$name: is a 503 and an event of the stream, or as much of a reply as could be read',
    async ({ answer, read = '' }) => {
      // A success before each, so that the endpoint is not taken for one that is down.
      ai.script(() => ({ pieces: ['Eccomi'] }))
      expect((await send()).status).toBe(200)
      const removed = await api.call('DELETE', `/api/companions/${companionId}/messages`, {
        token: owner.token,
      })
      expect(removed.status).toBe(200)
      ai.script(() => answer)
      if (read) {
        const kept = { message: read, incomplete: true }
        expect(await send()).toMatchObject({ status: 200, body: kept })
        expect((await (await stream()).rest()).at(-1)).toMatchObject({ event: 'done', data: kept })
        expect((await stored()).at(-1)).toMatchObject({ content: read, incomplete: true })
        return
      }
      const whole = await send()
      expect(whole).toMatchObject({ status: 503, body: { code: 'ai_unavailable' } })
      expect(Number(whole.headers.get('retry-after'))).toBeGreaterThan(0)
      const events = await (await stream()).rest()
      const last = events.pop()
      expect(last).toMatchObject({ event: 'error', data: { code: 'ai_unavailable' } })
      expect(last?.data.detail).toBeTruthy()
      expect(events).toEqual([])
      expect(await stored()).toEqual([])
    },
  )
})

describe('with the built-in engine to fall back on', () => {
  beforeAll(() => start({ hasFallback: true }))
  beforeEach(meet)
  afterAll(stop)

  it('a reply is given all the same, and says by whom', async () => {
    ai.script(() => ({ status: 500 }))
    expect(await send()).toMatchObject({ status: 200, body: { engine: 'builtin' } })
    expect((await stored()).map(({ engine }: { engine: string | null }) => engine)).toContain('builtin')
    ai.script(() => ({ pieces: ['Eccomi'] }))
    expect(await send()).toMatchObject({ body: { engine: 'endpoint', message: 'Eccomi' } })
  })
})
