import { type FakeAi, type FakeAiAnswer, startFakeAi } from '@confida/testing/server'
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals'
import { Logger } from '@nestjs/common'
import { EndpointEngine } from './endpoint.engine.ts'
import { replyRequest } from './reply-request.fixture.ts'

let ai: FakeAi
let engine: EndpointEngine

// Its warnings are what these tests provoke.
beforeAll(() => Logger.overrideLogger(false))
beforeAll(async () => {
  ai = await startFakeAi()
})
beforeEach(() => {
  ai.requests.length = 0
  engine = new EndpointEngine({ baseUrl: ai.baseUrl, model: 'm' })
})
afterAll(() => ai?.close())

async function reply(): Promise<string> {
  let text = ''
  for await (const chunk of engine.reply(replyRequest)) if (chunk.kind === 'text') text += chunk.text
  return text
}
const label = () => engine.labelEmotion({ message: 'Ciao', language: 'it' })
const sent = () =>
  ai.requests.map(({ max_tokens, max_completion_tokens, temperature }) => ({
    max_tokens,
    max_completion_tokens,
    temperature,
  }))
const adapted = { max_tokens: undefined, max_completion_tokens: 700, temperature: undefined }

const refusal = (status: number, body: object): FakeAiAnswer => ({
  status,
  raw: { type: 'application/json', body: JSON.stringify(body) },
})

it('asks again at once without what a model refuses, and does so once', async () => {
  ai.script(() => ({ pieces: ['{"emotion":', '"neutral"}'], refuses: ['max_tokens', 'temperature'] }))
  expect(await reply()).toBe('{"emotion":"neutral"}')
  expect(sent()).toEqual([
    { max_tokens: 700, max_completion_tokens: undefined, temperature: 0.8 },
    { max_tokens: undefined, max_completion_tokens: 700, temperature: 0.8 },
    adapted,
  ])
  ai.requests.length = 0
  await reply()
  expect((await label()).emotion).toBe('neutral')
  expect(sent()).toEqual([adapted, { ...adapted, max_completion_tokens: 60 }])
})

it('learns from an answer that is not streamed, and from many at once', async () => {
  ai.script(() => ({ pieces: ['{"emotion":"neutral"}'], refuses: ['max_tokens', 'temperature'] }))
  const guesses = await Promise.all([label(), label(), label()])
  expect(guesses.map(({ emotion }) => emotion)).toEqual(['neutral', 'neutral', 'neutral'])
  ai.requests.length = 0
  await reply()
  expect(sent()).toEqual([adapted])
})

it.each([
  [
    'without a param',
    { error: { message: "'temperature' does not support 0.8 with this model.", code: 'x' } },
    400,
  ],
  [
    'of a strict schema',
    { detail: [{ type: 'extra_forbidden', loc: ['body', 'temperature'], msg: 'Extra inputs' }] },
    422,
  ],
])('understands a refusal %s', async (_name, body, status) => {
  ai.script(({ temperature }) => (temperature === undefined ? { pieces: ['Ciao'] } : refusal(status, body)))
  expect(await reply()).toBe('Ciao')
  expect(ai.requests).toHaveLength(2)
})

it.each([
  [
    'a value',
    { message: 'max_tokens is too large: 700. This model supports 400 at most.', param: 'max_tokens' },
  ],
  ['the length', { message: "'max_tokens' or 'max_completion_tokens' is too large: 700 (maximum 4096)." }],
  ['another field', { message: "Unsupported parameter: 'messages', beside temperature.", param: 'messages' }],
])('leaves a refusal for %s an error, at once', async (_name, error) => {
  ai.script(() => refusal(400, { error }))
  await expect(reply()).rejects.toMatchObject({ code: 'ai_unavailable' })
  expect(ai.requests).toHaveLength(1)
})

it('forgets what did not help: words of a message can stand in a refusal', async () => {
  ai.script(() => refusal(400, { error: { message: 'Not allowed: "max_tokens unsupported"' } }))
  await expect(reply()).rejects.toMatchObject({ code: 'ai_unavailable' })
  ai.script(() => ({ pieces: ['Ciao'] }))
  await reply()
  expect(sent().at(-1)).toEqual({ max_tokens: 700, max_completion_tokens: undefined, temperature: 0.8 })
})
