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
import { type FakeAi, startFakeAi } from '@confida/testing/server'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, jest } from '@jest/globals'
import { Logger } from '@nestjs/common'
import { metricsRegistry } from '../../platform/observability/metrics.ts'

let ai: FakeAi
let api: TestApi
let owner: TestUser
let companionId: string
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
  companionId = await createCompanion(api, owner)
  path = `/api/chat/${await startConversation(api, owner, companionId)}/send`
  ai.requests.length = 0
  ai.script(({ stream }) => ({
    pieces: stream ? ['Che bello.', ' Sono una', ' persona', ' vera.', ' Vivo qui.'] : ['[]'],
  }))
})
afterEach(() => {
  jest.restoreAllMocks()
})

const shown = 'Che bello. In tutta onestà: sono un programma, non una persona.'
const send = (body: object) => api.call('POST', path, { token: owner.token, body })
const stream = async (body: object) =>
  (await openEventStream(api.origin, path, { token: owner.token, body })).rest()
const history = async () =>
  (await api.call('GET', `/api/companions/${companionId}/messages`, { token: owner.token })).body

async function replacements(reason: string): Promise<number> {
  const metric = await metricsRegistry.getSingleMetric('confida_replaced_sentences_total')?.get()
  return metric?.values.find(({ labels }) => labels.reason === reason)?.value ?? 0
}

it('never reaches the reader, and what is stored is what was shown', async () => {
  const events = await stream({ message: 'Ciao', language: 'it' })
  expect(events.map(({ event }) => event)).toEqual(['delta', 'delta', 'done'])
  expect(JSON.stringify(events)).not.toContain('persona vera')
  expect(events.at(-1)?.data).toMatchObject({ message: shown, replaced: true })
  const [question, answer] = await history()
  expect(answer).toMatchObject({ content: shown, replaced: true })
  expect(question.replaced).toBeUndefined()
})

it('is said of a reply in one piece, of its retry, and of no other', async () => {
  const body = { message: 'Ciao', language: 'it', client_id: crypto.randomUUID() }
  const first = await send(body)
  expect(first.body).toMatchObject({ message: shown, replaced: true })
  expect((await send(body)).body).toEqual(first.body)
  ai.script(({ stream }) => ({ pieces: stream ? ['Che bello sentirti!'] : ['[]'] }))
  expect((await send({ message: 'E tu?', language: 'it' })).body.replaced).toBeUndefined()
})

it('is counted and logged by its reason, without a word of it', async () => {
  const before = await replacements('human_claim')
  const warn = jest.spyOn(Logger.prototype, 'warn').mockReturnValue()
  await send({ message: 'Ciao', language: 'it' })
  expect(await replacements('human_claim')).toBe(before + 1)
  // Jobs of earlier messages warn too.
  const lines = warn.mock.calls.map(([line]) => String(line))
  expect(lines.filter((line) => line.includes('replaced'))).toEqual([
    'a sentence of a reply was replaced: human_claim',
  ])
  expect(lines.join()).not.toContain('persona')
})

it('ends the work of the model', async () => {
  ai.script(() => ({ pieces: ['Sono una persona vera. '], isEndless: true }))
  const events = await stream({ message: 'Ciao', language: 'it' })
  expect(events.at(-1)?.event).toBe('done')
  const [reply] = ai.requests.filter(({ stream }) => stream)
  await waitUntil(async () => reply?.signal.aborted === true)
})
