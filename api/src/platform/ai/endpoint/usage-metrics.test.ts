import { type FakeAi, startFakeAi } from '@confida/testing/server'
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals'
import { metricsRegistry } from '../../observability/metrics.ts'
import { EndpointEngine } from './endpoint.engine.ts'
import { replyRequest } from './reply-request.fixture.ts'

let ai: FakeAi
let engine: EndpointEngine

beforeAll(async () => {
  ai = await startFakeAi()
})
beforeEach(() => {
  metricsRegistry.resetMetrics()
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
const pieces = ['{"emotion":', '"neutral"}']

async function counted(kind: 'input' | 'output'): Promise<number | undefined> {
  const line = `gen_ai_client_inference_usage_${kind}_tokens_total{gen_ai_operation_name="chat",gen_ai_request_model="m"} `
  const found = (await metricsRegistry.metrics()).split('\n').find((text) => text.startsWith(line))
  return found === undefined ? undefined : Number(found.slice(line.length))
}

it('counts the tokens of replies and of the rest, as the endpoint reports them', async () => {
  ai.script(() => ({ pieces, usage: { prompt_tokens: 900, completion_tokens: 40 } }))
  await reply()
  expect([await counted('input'), await counted('output')]).toEqual([900, 40])
  await label()
  expect([await counted('input'), await counted('output')]).toEqual([1_800, 80])
})

it('does without them where an endpoint refuses to report, and asks for them once', async () => {
  ai.script(() => ({
    pieces,
    refuses: ['stream_options'],
    usage: { prompt_tokens: 9, completion_tokens: 4 },
  }))
  expect(await reply()).toBe(pieces.join(''))
  expect(await reply()).toBe(pieces.join(''))
  expect(ai.requests.map(({ stream_options }) => stream_options?.include_usage)).toEqual([
    true,
    undefined,
    undefined,
  ])
  await label()
  expect([await counted('input'), await counted('output')]).toEqual([9, 4])
})

it.each([
  { prompt_tokens: 1e308, completion_tokens: 9_007_199_254_740_991 },
  { prompt_tokens: -1, completion_tokens: -1e9 },
  {},
])('counts nothing of %j, and replies', async (usage) => {
  ai.script(() => ({ pieces, usage }))
  expect(await reply()).toBe(pieces.join(''))
  await label()
  expect([(await counted('input')) ?? 0, (await counted('output')) ?? 0]).toEqual([0, 0])
})
