import { type Language, languages } from '@confida/contracts'
import { findReplyFault } from '@confida/risk-detector'
import { describe, expect, it } from '@jest/globals'
import type { ReplyChunk } from '../../../platform/ai/ai.port.ts'
import { checkedReply } from './checked-reply.ts'
import { safeSentences } from './safe-sentences.ts'

const about = { language: 'en' as Language, message: 'Hi', history: [], memories: [] }

/** The chunks of a reply that is written word by word, and whether the engine came to its end. */
async function check(reply: string, more: object = {}) {
  const engine = { hasEnded: false, isLeft: false }
  async function* write(): AsyncIterable<ReplyChunk> {
    try {
      for (const text of reply.match(/\s*\S+/gu) ?? []) yield { kind: 'text', text }
      engine.hasEnded = true
      yield { kind: 'end', memoriesUsed: ['1'] }
    } finally {
      engine.isLeft = true
    }
  }
  const chunks = []
  for await (const chunk of checkedReply(write(), { ...about, ...more } as typeof about)) chunks.push(chunk)
  return { chunks, engine }
}

const textOf = ({ chunks }: Awaited<ReturnType<typeof check>>) =>
  chunks.map((chunk) => (chunk.kind === 'end' ? '' : chunk.text)).join('')

it('passes a reply on by sentences, with its end', async () => {
  const { chunks } = await check('Hello Anna! How was your day? Tell me')
  expect(chunks).toEqual(
    [
      { kind: 'text', text: 'Hello Anna!' },
      { kind: 'text', text: ' How was your day?' },
      { kind: 'end', memoriesUsed: ['1'] },
    ].toSpliced(2, 0, { kind: 'text', text: ' Tell me' }),
  )
})

it('replaces the first sentence that must not be shown, and ends the reply there', async () => {
  const result = await check('Nice to read you. I am a real person, I promise. I live in Rome and so on.')
  expect(result.chunks).toEqual([
    { kind: 'text', text: 'Nice to read you.' },
    {
      kind: 'replacement',
      text: ' To be honest with you: I’m a program, not a person.',
      fault: 'human_claim',
    },
  ])
  expect(result.engine).toEqual({ hasEnded: false, isLeft: true })
})

it('replaces one that never ends', async () => {
  expect(textOf(await check('you don’t need anyone else'))).toBe(safeSentences.en.dependence)
})

it('takes a bare yes for a claim where the person asked for it, as the first sentence alone', async () => {
  const question = { message: 'Are you a real person?' }
  expect(textOf(await check('Yes. I am here.', question))).toBe(safeSentences.en.human_claim)
  expect(textOf(await check('I am a program. Yes.', question))).toBe('I am a program. Yes.')
})

describe('sexual content', () => {
  const reply = 'Come here. Take off your shirt.'
  const replaced = `Come here. ${safeSentences.en.sexual_minor}`

  it.each([
    ['the message', { message: 'I am 15 years old' }],
    ['an earlier message', { history: [{ role: 'user', content: 'im 15 btw' }] }],
    ['what is remembered', { memories: [{ text: 'You are 15.' }] }],
    ['a part that is played', { message: 'You are my underage pupil' }],
  ])('is replaced where somebody may be a minor by %s', async (_, more) => {
    expect(textOf(await check(reply, more))).toBe(replaced)
  })

  it('asks nobody else', async () => {
    expect(textOf(await check(reply, { history: [{ role: 'assistant', content: 'I am 15' }] }))).toBe(reply)
  })
})

it.each(languages)('says nothing in %s that would have to be replaced', (language) => {
  for (const sentence of Object.values(safeSentences[language]))
    expect(findReplyFault(sentence, { mayBeMinor: () => true })).toBeUndefined()
})
