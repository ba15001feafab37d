import { type FakeAi, startFakeAi } from '@confida/testing/server'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { Logger } from '@nestjs/common'
import type { ReplyRequest } from '../ai.port.ts'
import { EndpointEngine } from './endpoint.engine.ts'

let ai: FakeAi

// Its warnings are what these tests provoke.
beforeAll(() => Logger.overrideLogger(false))
beforeAll(async () => {
  ai = await startFakeAi()
})
afterAll(() => ai?.close())

const request: ReplyRequest = {
  persona: {
    name: 'Luna',
    gender: 'femminile',
    personalityType: 'dolce',
    communicationStyle: 'empatico',
    interests: ['musica'],
    relationshipApproach: 'stabile',
  },
  userName: 'Anna Rossi',
  language: 'it',
  memories: [],
  history: [],
  message: 'Ciao',
}

async function textOf(engine: EndpointEngine, choices: Partial<ReplyRequest> = {}): Promise<string> {
  let text = ''
  for await (const chunk of engine.reply({ ...request, ...choices }))
    if (chunk.kind === 'text') text += chunk.text
  return text
}

const never = new Promise(() => undefined)

it('gives up on an endpoint that never begins', async () => {
  ai.script(() => ({ pieces: [], hold: never }))
  const engine = new EndpointEngine({ baseUrl: ai.baseUrl, model: 'm', firstTokenMs: 20 })
  await expect(textOf(engine)).rejects.toMatchObject({ code: 'ai_unavailable' })
})

it('gives up on an endpoint that stops in the middle', async () => {
  ai.script(() => ({ pieces: ['Ciao', ' Anna'], hold: never }))
  const engine = new EndpointEngine({ baseUrl: ai.baseUrl, model: 'm', betweenTokensMs: 20 })
  await expect(textOf(engine)).rejects.toMatchObject({ code: 'ai_unavailable' })
})

it('sends at most so many prompts at once and turns the others away', async () => {
  ai.script(() => ({ pieces: ['Ciao'], hold: never }))
  const engine = new EndpointEngine({ baseUrl: ai.baseUrl, model: 'm', places: 1, waitMs: 5 })
  const abort = new AbortController()
  const first = textOf(engine, { signal: abort.signal })
  await expect(textOf(engine)).rejects.toMatchObject({ code: 'ai_busy' })
  abort.abort(new Error('enough'))
  await expect(first).rejects.toThrow('enough')
  ai.script(() => ({ pieces: ['Di nuovo'] }))
  expect(await textOf(engine)).toBe('Di nuovo')
})

it('finds facts by rules where the model talks nonsense or fails', async () => {
  const engine = new EndpointEngine({ baseUrl: ai.baseUrl, model: 'm' })
  const extract = () => engine.extractMemories({ message: 'Mi chiamo Luca', language: 'it' })
  ai.script(() => ({ pieces: ['[{broken'] }))
  expect(await extract()).toEqual([])
  ai.script(() => ({ pieces: ['[{broken]'] }))
  expect(await extract()).toMatchObject([{ key: 'name', value: 'Luca' }])
  ai.script(() => ({ status: 500 }))
  expect(await extract()).toMatchObject([{ key: 'name', value: 'Luca' }])
})

it('greets as what it is', () => {
  const engine = new EndpointEngine({ baseUrl: ai.baseUrl, model: 'm' })
  expect(engine.greeting(request.persona, 'Anna Rossi', 'it')).toMatch(
    /^Ciao Anna, sono Luna\. Sono un'intelligenza/,
  )
})
