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
  engine = new EndpointEngine({ baseUrl: ai.baseUrl, model: 'm' })
})
afterAll(() => ai?.close())

async function reply(signal?: AbortSignal): Promise<void> {
  for await (const _ of engine.reply({ ...replyRequest, signal }));
}

/** The value of each series of a metric, by its labels. */
async function read(name: string): Promise<Record<string, number>> {
  const lines = (await metricsRegistry.metrics()).split('\n').filter((line) => line.startsWith(name))
  return Object.fromEntries(
    lines.map((line) => [/error_type="(.*?)"/.exec(line)?.[1] ?? '', Number(line.split(' ').at(-1))]),
  )
}
const durations = () => read('gen_ai_client_operation_duration_seconds_count')
const firstWords = () => read('gen_ai_client_operation_time_to_first_chunk_seconds_count')

it('measures a reply until its first and its last word', async () => {
  ai.script(() => ({ pieces: ['Ciao ', 'Anna'] }))
  await reply()
  expect(await durations()).toEqual({ '': 1 })
  expect(await firstWords()).toEqual({ '': 1 })
})

it('names the fault of one that fails, and has no first word of it', async () => {
  ai.script(() => ({ status: 401 }))
  await expect(reply()).rejects.toThrow()
  expect(await durations()).toEqual({ 401: 1 })
  expect(await firstWords()).toEqual({})
})

it('says that the endpoint is taken for down, until it replies again', async () => {
  const open = async () => Object.values(await read('confida_ai_circuit_breaker_open'))
  ai.script(() => ({ status: 401 }))
  for (let failure = 0; failure < 5; failure++) {
    expect(await open()).toEqual([0])
    await expect(reply()).rejects.toThrow()
  }
  expect(await open()).toEqual([1])
})

it('leaves out who has given up', async () => {
  ai.script(() => ({ pieces: ['Ciao ', 'Anna'] }))
  await expect(reply(AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone')
  expect(await durations()).toEqual({})
})
