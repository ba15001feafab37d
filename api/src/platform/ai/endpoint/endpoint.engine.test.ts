import { aiFaults, type FakeAi, startFakeAi } from '@confida/testing/server'
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { Logger } from '@nestjs/common'
import type { Memory, ReplyChunk, ReplyRequest, Turn } from '../ai.port.ts'
import { LocalPlaces } from '../places/local-places.ts'
import { EndpointEngine } from './endpoint.engine.ts'
import { replyRequest as request } from './reply-request.fixture.ts'
import { estimateTokens } from './token-budget.ts'

let ai: FakeAi

// Its warnings are what these tests provoke.
beforeAll(() => Logger.overrideLogger(false))
beforeAll(async () => {
  ai = await startFakeAi()
  // The first request of a process takes longest, and the faults below are told by short limits.
  await textOf(new EndpointEngine({ baseUrl: ai.baseUrl, model: 'm' }))
})
afterEach(() => {
  jest.restoreAllMocks()
})
afterAll(() => ai?.close())

async function textOf(
  engine: EndpointEngine,
  choices: Partial<ReplyRequest> = {},
  onText: (text: string) => void = () => undefined,
): Promise<string> {
  let text = ''
  for await (const chunk of engine.reply({ ...request, ...choices })) {
    if (chunk.kind !== 'text') continue
    onText(chunk.text)
    text += chunk.text
  }
  return text
}

const never = new Promise(() => undefined)

describe('an endpoint with a fault', () => {
  it.each(aiFaults)(
    '$name: an honest error after $attempts attempts',
    async ({ answer, attempts, read = '' }) => {
      ai.script(() => answer)
      ai.requests.length = 0
      const engine = new EndpointEngine({
        baseUrl: ai.baseUrl,
        model: 'm',
        firstTokenMs: 2_000,
        betweenTokensMs: 1_000,
      })
      const said: string[] = []
      await expect(textOf(engine, {}, (text) => said.push(text))).rejects.toMatchObject({
        code: 'ai_unavailable',
        status: 503,
      })
      expect(ai.requests).toHaveLength(attempts)
      expect(said.join('')).toBe(read)
      ai.script(() => ({ pieces: ['Di nuovo'] }))
      expect(await textOf(engine)).toBe('Di nuovo')
    },
  )

  it('hands on how long a busy one asks to wait', async () => {
    ai.script(() => ({ status: 429, headers: { 'retry-after': '17' } }))
    const engine = new EndpointEngine({ baseUrl: ai.baseUrl, model: 'm' })
    await expect(textOf(engine)).rejects.toMatchObject({ params: { seconds: 17 } })
  })

  it('is given up when a reply drips on and on', async () => {
    ai.script(() => ({ pieces: ['Ciao ', 'Anna'], hold: never }))
    const engine = new EndpointEngine({ baseUrl: ai.baseUrl, model: 'm', replyMs: 300 })
    await expect(textOf(engine)).rejects.toMatchObject({ code: 'ai_unavailable' })
  })

  it('is left alone after failures in a row, for replies and for the rest', async () => {
    ai.script(() => ({ status: 401 }))
    const engine = new EndpointEngine({ baseUrl: ai.baseUrl, model: 'm' })
    for (let time = 0; time < 5; time++) await expect(textOf(engine)).rejects.toMatchObject({ params: {} })
    ai.requests.length = 0
    await expect(textOf(engine)).rejects.toMatchObject({ code: 'ai_unavailable', params: { seconds: 10 } })
    const extraction = engine.extractMemories({ message: 'Mi chiamo Luca', language: 'it' })
    await expect(extraction).rejects.toMatchObject({ code: 'ai_unavailable' })
    expect(ai.requests).toEqual([])
  })

  it('is tried again after the pause, also when the first to try is left by its reader', async () => {
    ai.script(() => ({ status: 401 }))
    const engine = new EndpointEngine({ baseUrl: ai.baseUrl, model: 'm' })
    for (let time = 0; time < 5; time++) await expect(textOf(engine)).rejects.toThrow()
    const afterThePause = Date.now() + 10_000
    jest.spyOn(Date, 'now').mockReturnValue(afterThePause)
    ai.script(() => ({ pieces: ['Ciao ', 'Anna'], hold: never }))
    const abort = new AbortController()
    const left = textOf(engine, { signal: abort.signal }, () => abort.abort(new Error('left')))
    await expect(left).rejects.toThrow('left')
    ai.script(() => ({ pieces: ['Di nuovo'] }))
    expect(await textOf(engine)).toBe('Di nuovo')
  })
})

describe('the memories of a reply', () => {
  const memory = (id: string, value: string): Memory => ({
    id,
    kind: 'home',
    key: id,
    text: `Vive a ${value}`,
    value,
    pinned: false,
  })

  it('are those that it names, and never one without a value', async () => {
    ai.script(() => ({ pieces: ['Torino ', 'è bella'] }))
    const engine = new EndpointEngine({ baseUrl: ai.baseUrl, model: 'm' })
    const memories = [memory('named', 'torino'), memory('other', 'Milano'), memory('empty', '')]
    let last: ReplyChunk | undefined
    for await (const chunk of engine.reply({ ...request, memories })) last = chunk
    expect(last).toMatchObject({ kind: 'end', memoriesUsed: ['named'] })
  })
})

describe('the emotion of a message', () => {
  const label = () =>
    new EndpointEngine({ baseUrl: ai.baseUrl, model: 'm' }).labelEmotion({
      message: 'Sono innamorata persa di Marco',
      language: 'it',
    })

  it('is the one that the model hears', async () => {
    ai.script(() => ({ pieces: ['{"emotion":"looking_for_fun","confidence":0.8}'] }))
    expect(await label()).toEqual({ emotion: 'looking_for_fun', confidence: 0.8 })
    expect(JSON.parse(ai.requests.at(-1)?.messages.at(-1)?.content ?? '')).toEqual({
      message: 'Sono innamorata persa di Marco',
    })
  })

  it.each([[{ pieces: ['{"emotion":"furious"}'] }], [{ status: 500 }]])(
    'is an error where the model answers %j',
    async (answer) => {
      ai.script(() => answer)
      await expect(label()).rejects.toThrow()
    },
  )
})

it('sends at most so many prompts at once and turns the others away', async () => {
  ai.script(() => ({ pieces: ['Ciao'], hold: never }))
  const places = new LocalPlaces({ places: 1, queueMax: 10, waitMs: 5 })
  const engine = new EndpointEngine({ baseUrl: ai.baseUrl, model: 'm' }, places)
  const abort = new AbortController()
  const first = textOf(engine, { signal: abort.signal })
  await expect(textOf(engine)).rejects.toMatchObject({ code: 'ai_busy' })
  abort.abort(new Error('enough'))
  await expect(first).rejects.toThrow('enough')
  ai.script(() => ({ pieces: ['Di nuovo'] }))
  expect(await textOf(engine)).toBe('Di nuovo')
})

it('tells who waits where they stand, and when that is over', async () => {
  const first = Promise.withResolvers<void>()
  ai.script((_, count) => ({ pieces: ['Ciao'], hold: count === 1 ? first.promise : undefined }))
  const places = new LocalPlaces({ places: 1, queueMax: 10, waitMs: 60_000 })
  const engine = new EndpointEngine({ baseUrl: ai.baseUrl, model: 'm' }, places)
  const told: number[] = []
  const onPlace = (place: number) => {
    told.push(place)
    first.resolve()
  }
  ai.requests.length = 0
  const replies = [textOf(engine, { onPlace }), textOf(engine, { person: 'marco', onPlace })]
  expect(await Promise.all(replies)).toEqual(['Ciao', 'Ciao'])
  expect(told).toEqual([1, 0])
})

it('finds no facts where the model finds none, and fails where it talks nonsense or fails', async () => {
  const engine = new EndpointEngine({ baseUrl: ai.baseUrl, model: 'm' })
  const extract = () => engine.extractMemories({ message: 'Mi chiamo Luca', language: 'it' })
  ai.script(() => ({ pieces: ['[{broken'] }))
  expect(await extract()).toEqual([])
  ai.script(() => ({ pieces: ['[{broken]'] }))
  await expect(extract()).rejects.toThrow()
  ai.script(() => ({ status: 500 }))
  await expect(extract()).rejects.toThrow()
})

it('greets as what it is', () => {
  const engine = new EndpointEngine({ baseUrl: ai.baseUrl, model: 'm' })
  expect(engine.greeting(request.persona, 'Anna Rossi', 'it')).toMatch(
    /^Ciao Anna, sono Luna\. Sono un'intelligenza/,
  )
})

it('sends no more than the context of the endpoint holds', async () => {
  ai.script(() => ({ pieces: ['Ciao'] }))
  const history: Turn[] = Array.from({ length: 60 }, () => ({ role: 'user', content: 'parola '.repeat(70) }))
  const sizeAt = async (contextTokens?: number) => {
    await textOf(new EndpointEngine({ baseUrl: ai.baseUrl, model: 'm', contextTokens }), { history })
    return estimateTokens(JSON.stringify(ai.requests.at(-1)?.messages))
  }
  const [small, usual, large] = [await sizeAt(3_000), await sizeAt(), await sizeAt(12_000)]
  expect(small).toBeLessThan(3_000)
  expect(usual).toBeGreaterThan(3_000)
  expect(usual).toBeLessThan(8_192)
  expect(large).toBeGreaterThan(8_192)
})
