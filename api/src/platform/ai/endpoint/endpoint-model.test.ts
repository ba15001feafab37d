import { longTest } from '@confida/jest-presets/long-test'
import { type FakeAi, startFakeAi } from '@confida/testing/server'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { Logger } from '@nestjs/common'
import { EndpointEngine } from './endpoint.engine.ts'
import type { EndpointAddress } from './endpoint-model.ts'
import { replyRequest } from './reply-request.fixture.ts'

let ai: FakeAi

// Its warnings are what these tests provoke.
beforeAll(() => Logger.overrideLogger(false))
beforeAll(async () => {
  ai = await startFakeAi()
})
beforeEach(() => {
  ai.requests.length = 0
  ai.script(() => ({ pieces: ['{"emotion":"neutral"}'] }))
})
afterEach(() => {
  jest.restoreAllMocks()
})
afterAll(() => ai?.close())

/** A reply and a label, and what the endpoint has got. */
async function ask(address: Partial<EndpointAddress>) {
  const engine = new EndpointEngine({ baseUrl: ai.baseUrl, model: 'm', ...address })
  for await (const chunk of engine.reply(replyRequest)) void chunk
  await engine.labelEmotion({ message: 'Ciao', language: 'it' })
  return ai.requests.map(({ path, headers }) => ({
    path,
    authorization: headers.authorization,
    key: headers['api-key'],
  }))
}

describe('an address', () => {
  it.each([
    ['', '/v1/chat/completions'],
    ['/', '/v1/chat/completions'],
    ['?api-version=2024-10-21', '/v1/chat/completions?api-version=2024-10-21'],
    ['/openai/deployments/d%20e/?a=b%26c&d=', '/v1/openai/deployments/d%20e/chat/completions?a=b%26c&d='],
  ])('%s keeps its path and query', async (end, path) => {
    expect(await ask({ baseUrl: ai.baseUrl + end })).toMatchObject([{ path }, { path }])
  })
})

describe('an answer without an end', () => {
  longTest.each([
    [200, 'application/json', '{"choices":[{"message":{"content":"'],
    [400, 'application/json', '{"error":{"message":"'],
    [500, 'text/html', '<p>'],
    [400, 'text/event-stream', 'data: '],
  ])('is an error soon: %d %s', async (status, type, begin) => {
    ai.script(() => ({ status, raw: { type, body: begin + 'bla '.repeat(20_000) }, isEndless: true }))
    await expect(ask({})).rejects.toMatchObject({ code: 'ai_unavailable' })
    const engine = new EndpointEngine({ baseUrl: ai.baseUrl, model: 'm' })
    await expect(engine.labelEmotion({ message: 'Ciao', language: 'it' })).rejects.toThrow()
  })
})

describe('the key', () => {
  it.each([
    [undefined, { authorization: 'Bearer s3cret', key: undefined }],
    ['authorization', { authorization: 'Bearer s3cret', key: undefined }],
    ['api-key', { authorization: undefined, key: 's3cret' }],
  ])('goes into the header %s', async (apiKeyHeader, headers) => {
    expect(await ask({ apiKey: 's3cret', apiKeyHeader })).toMatchObject([headers, headers])
  })

  it.each([
    ['x.openai.azure.com', 'api-key'],
    ['x.services.ai.azure.com', 'api-key'],
    ['x.cognitiveservices.azure.com', 'api-key'],
    ['api.openai.com', 'authorization'],
    ['openai.azure.com.example', 'authorization'],
  ])('at %s goes into %s', async (host, header) => {
    const sent: RequestInit['headers'][] = []
    const { fetch } = globalThis
    // Azure's name leads to the stand-in.
    jest.spyOn(globalThis, 'fetch').mockImplementation((_url, init) => {
      sent.push(init?.headers)
      return fetch(`${ai.baseUrl}/chat/completions`, init)
    })
    await ask({ baseUrl: `https://${host}/openai/v1`, apiKey: 's3cret' })
    const names = sent.map(
      (headers) => [...new Headers(headers)].find(([, value]) => /s3cret/.test(value))?.[0],
    )
    expect(names).toEqual([header, header])
  })

  it('goes to no other host that an endpoint leads to', async () => {
    const other = await startFakeAi()
    try {
      const location = `${other.baseUrl}/chat/completions`
      ai.script(() => ({ status: 307, headers: { location } }))
      const asked = ask({ apiKey: 's3cret', apiKeyHeader: 'api-key' })
      await expect(asked).rejects.toMatchObject({ code: 'ai_unavailable' })
      expect(other.requests).toEqual([])
    } finally {
      await other.close()
    }
  })
})
