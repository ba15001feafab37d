import { type FakeAi, startFakeAi } from '@confida/testing/server'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { Logger } from '@nestjs/common'
import type { ReplyChunk } from './ai.port.ts'
import { BuiltinEngine } from './builtin.engine.ts'
import { EndpointEngine } from './endpoint/endpoint.engine.ts'
import { REPLY_PROMPT_VERSION } from './endpoint/reply-prompt.ts'
import { replyRequest as request } from './endpoint/reply-request.fixture.ts'
import { FallbackEngine, type FallbackOptions } from './fallback.engine.ts'

let ai: FakeAi

// Its warnings are what these tests provoke.
beforeAll(() => Logger.overrideLogger(false))
beforeAll(async () => {
  ai = await startFakeAi()
})
afterAll(() => ai?.close())

const engineWith = (options?: FallbackOptions) =>
  new FallbackEngine(new EndpointEngine({ baseUrl: ai.baseUrl, model: 'm' }), new BuiltinEngine(), options)

async function endOf(engine: FallbackEngine): Promise<ReplyChunk | undefined> {
  let last: ReplyChunk | undefined
  for await (const chunk of engine.reply(request)) last = chunk
  return last
}

describe('a reply', () => {
  it('is the built-in engine’s where that is allowed, and says so', async () => {
    const engine = engineWith({ forReplies: true })
    ai.script(() => ({ status: 500 }))
    expect(await endOf(engine)).toMatchObject({
      kind: 'end',
      engine: 'builtin',
      source: { model: 'companion-engine' },
    })
    ai.script(() => ({ pieces: ['Ciao'] }))
    expect(await endOf(engine)).toEqual({
      kind: 'end',
      memoriesUsed: [],
      source: { model: 'm', promptVersion: REPLY_PROMPT_VERSION },
    })
    ai.script(() => ({ pieces: ['Ciao'], cut: true }))
    await expect(endOf(engine)).rejects.toMatchObject({ code: 'ai_unavailable' })
  })

  it('is an honest error where that is not allowed', async () => {
    ai.script(() => ({ status: 500 }))
    await expect(endOf(engineWith())).rejects.toMatchObject({ code: 'ai_unavailable' })
  })
})

describe('the emotion of a message', () => {
  const label = (message = 'Sono innamorata persa di Marco') =>
    engineWith().labelEmotion({ message, language: 'it' })

  it('is the one that the model hears', async () => {
    ai.script(() => ({ pieces: ['{"emotion":"looking_for_fun","confidence":0.8}'] }))
    expect(await label()).toEqual({ emotion: 'looking_for_fun', confidence: 0.8 })
  })

  it.each([[{ pieces: ['{"emotion":"furious"}'] }], [{ status: 500 }]])(
    'falls back to rules where the model answers %j',
    async (answer) => {
      ai.script(() => answer)
      expect((await label()).emotion).toBe('in_love')
    },
  )

  it('is not drunk for laughter, coffee or fever, whatever the model says', async () => {
    ai.script(() => ({ pieces: ['{"emotion":"drunk","confidence":0.9}'] }))
    for (const message of ['ahahahah 😂', 'ho bevuto troppo caffè', 'mi gira la testa, ho la febbre'])
      expect((await label(message)).emotion).not.toBe('drunk')
    expect((await label('ho bevuto troppo, gira tutto')).emotion).toBe('drunk')
  })
})

describe('the facts of a message', () => {
  it.each([
    ['finds none', { pieces: ['[]'] }],
    ['writes prose', { pieces: ['There is nothing to keep.'] }],
    ['talks nonsense', { pieces: ['[{broken]'] }],
    ['never ends its list', { pieces: ['[{broken'] }],
    ['fails', { status: 500 }],
  ])('are those of the rules where the model %s', async (_, answer) => {
    ai.script(() => answer)
    const facts = await engineWith().extractMemories({ message: 'Mi chiamo Luca', language: 'it' })
    expect(facts).toMatchObject([{ key: 'name', value: 'Luca' }])
  })

  it('are those of both', async () => {
    const fact = { kind: 'event', key: 'event:marathon', text: 'Corri la maratona', value: '' }
    ai.script(() => ({ pieces: [JSON.stringify([fact])] }))
    const message = 'Mi chiamo Luca, la maratona mi aspetta'
    const facts = await engineWith().extractMemories({ message, language: 'it' })
    expect(facts).toMatchObject([{ key: 'name', value: 'Luca' }, fact])
  })

  it('are found by rules at once while the endpoint is left alone', async () => {
    const engine = engineWith()
    ai.script(() => ({ status: 401 }))
    for (let time = 0; time < 5; time++)
      await expect(endOf(engine)).rejects.toMatchObject({ code: 'ai_unavailable' })
    ai.requests.length = 0
    expect(await engine.extractMemories({ message: 'Mi chiamo Luca', language: 'it' })).toHaveLength(1)
    expect(ai.requests).toEqual([])
  })

  it('are nobody’s once their asker has given up', async () => {
    ai.script(() => ({ status: 500 }))
    const signal = AbortSignal.abort(new Error('enough'))
    const extraction = engineWith().extractMemories({ message: 'Mi chiamo Luca', language: 'it', signal })
    await expect(extraction).rejects.toThrow('enough')
  })
})
