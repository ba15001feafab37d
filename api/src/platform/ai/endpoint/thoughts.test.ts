import { longTest } from '@confida/jest-presets/long-test'
import { type FakeAi, type FakeAiAnswer, startFakeAi } from '@confida/testing/server'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { Logger } from '@nestjs/common'
import type { Turn } from '../ai.port.ts'
import { EndpointEngine } from './endpoint.engine.ts'
import { replyRequest } from './reply-request.fixture.ts'
import { estimateTokens } from './token-budget.ts'

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

async function reply(choices = {}): Promise<string> {
  let text = ''
  for await (const chunk of engine.reply({ ...replyRequest, ...choices })) {
    if (chunk.kind === 'text') text += chunk.text
  }
  return text
}
const label = () => engine.labelEmotion({ message: 'Ciao', language: 'it' })

describe('the thoughts of a model', () => {
  it.each<[string, FakeAiAnswer]>([
    ['in the text', { pieces: ['<think>Chi è?</think>\n\nCiao Anna'] }],
    ['split over chunks', { pieces: ['<thi', 'nk>Chi', ' è?</', 'thin', 'k>\n', '\nCiao', ' Anna'] }],
    ['in the middle and at the end', { pieces: ['Ciao<think>Chi</think>', ' Anna', '<think>è', ' stata'] }],
    ['empty', { pieces: ['<think>\n\n</think>\n\n', 'Ciao Anna'] }],
    [
      'in reasoning_content',
      { thoughts: { field: 'reasoning_content', pieces: ['Chi', ' è?'] }, pieces: ['Ciao', ' Anna'] },
    ],
    ['in reasoning', { thoughts: { field: 'reasoning', pieces: ['Chi è?'] }, pieces: ['\nCiao Anna'] }],
  ])('are no part of a reply: %s', async (_name, answer) => {
    ai.script(() => answer)
    expect((await reply()).replace(/\s+/, ' ')).toBe('Ciao Anna')
  })

  it.each([
    '<think>{"emotion":"drunk"}</think>{"emotion":"in_love"}',
    '{"emotion":"drunk"}</think>\n{"emotion":"in_love"}',
    '{"emotion":"in_love"}<think>{"emotion":"drunk"}',
  ])('are no part of a label: %s', async (text) => {
    ai.script(() => ({ pieces: [text] }))
    expect((await label()).emotion).toBe('in_love')
  })

  it('are nothing to remember', async () => {
    const fact = { kind: 'home', key: 'home', text: 'Vivi a Roma', value: 'Roma' }
    const extract = () => engine.extractMemories({ message: 'Ciao', language: 'it' })
    for (const text of [
      `<think>${JSON.stringify([fact])}</think>[]`,
      `${JSON.stringify([fact])}</think>[]`,
      `<think>${JSON.stringify([fact])}`,
    ]) {
      ai.script(() => ({ pieces: [text] }))
      expect(await extract()).toEqual([])
    }
    ai.script(() => ({ pieces: ['[]'], thoughts: { field: 'reasoning', pieces: [JSON.stringify([fact])] } }))
    expect(await extract()).toEqual([])
  })
})

longTest.each<[string, FakeAiAnswer]>([
  ['text', { pieces: ['<think>Chi è?', '</think>Ciao'] }],
  ['field', { thoughts: { field: 'reasoning', pieces: ['Chi è?'] }, pieces: [' ', 'Ciao'] }],
])('waits longer for the first word of a model that thinks, in a %s', async (_name, answer) => {
  engine = new EndpointEngine({ baseUrl: ai.baseUrl, model: 'm', firstTokenMs: 1_000 })
  ai.script(() => ({ ...answer, hold: new Promise((resolve) => setTimeout(resolve, 1_200)) }))
  expect(await reply()).toBe('Ciao')
})

describe('a model that thinks unseen', () => {
  const limits = () => ai.requests.map(({ max_tokens }) => max_tokens)

  it('gets tokens for it, once it has spent those of its reply', async () => {
    ai.script(() => ({ pieces: ['{"emotion":"neutral"}'], thinksFor: 1_500 }))
    expect(await reply()).toBe('{"emotion":"neutral"}')
    await label()
    expect(limits()).toEqual([700, 3_430, 2_790])
  })

  it('gets them for a label too', async () => {
    ai.script(() => ({ pieces: ['{"emotion":"neutral"}'], thinksFor: 300 }))
    expect((await label()).emotion).toBe('neutral')
    expect(limits()).toEqual([60, 2_790])
  })

  it('has thoughts, prompt and reply in the context of the endpoint', async () => {
    const history: Turn[] = Array.from({ length: 60 }, () => ({
      role: 'user',
      content: 'parola '.repeat(70),
    }))
    ai.script(() => ({ pieces: ['Ciao'], thinksFor: 1_500 }))
    await reply({ history })
    const { messages = [], max_tokens = 0 } = ai.requests.at(-1) ?? {}
    const prompt = messages.reduce((total, { content }) => total + estimateTokens(content), 0)
    expect(max_tokens).toBe(3_430)
    expect(prompt + max_tokens).toBeLessThan(8_192)
    expect(prompt).toBeGreaterThan(3_000)
  })

  it('is asked no more than twice where that does not help', async () => {
    ai.script(() => ({ pieces: ['{"emotion":"neutral"}'], thinksFor: 1_000_000 }))
    await expect(label()).rejects.toThrow()
    expect(limits()).toEqual([60, 2_790])
  })
})
