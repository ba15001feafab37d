import { CompanionEngine } from '@confida/companion-engine'
import type { Language } from '@confida/contracts'
import { readMessages } from '@confida/risk-detector/training'
import { expect, it } from '@jest/globals'
import type { Persona, ReplyRequest } from './ai.port.ts'
import { BuiltinEngine } from './builtin.engine.ts'

const persona: Persona = {
  name: 'Nora',
  gender: 'femminile',
  personality_type: 'dolce',
  communication_style: 'poetico',
  interests: ['musica', 'arte'],
  relationship_approach: 'romantico',
}
const now = '2025-11-21T10:00:00Z'
const engine = new BuiltinEngine()

function requestOf(message: string, language: Language = 'it'): ReplyRequest {
  return { person: 'luca', persona, userName: 'Luca', language, memories: [], history: [], message, now }
}

async function wordsOf(request: ReplyRequest): Promise<string[]> {
  const words: string[] = []
  for await (const chunk of engine.reply(request)) if (chunk.kind === 'text') words.push(chunk.text)
  return words
}

it('streams in words that join to the reply', async () => {
  const words = await wordsOf(requestOf('ciao'))
  expect(words.length).toBeGreaterThan(3)
  const { text } = new CompanionEngine({ findCrisis: () => undefined, tellsMinority: () => false }).reply(
    requestOf('ciao'),
  )
  expect(words.join('')).toBe(text)
})

it('stops when it is told to', async () => {
  const stop = new AbortController()
  const read = async (): Promise<void> => {
    for await (const _ of engine.reply({ ...requestOf('ciao'), signal: stop.signal })) stop.abort()
  }
  await expect(read()).rejects.toThrow()
})

it.each<[Language, string]>([
  ['it', 'voglio morire'],
  ['it', 'penso al suicidio'],
  ['it', 'vorrei farla finita'],
  ['en', 'I want to die'],
  ['en', 'I keep thinking about suicide'],
  ['en', 'I want to kill myself'],
  ['fr', 'je veux mourir'],
  ['fr', 'je pense au suicide'],
  ['fr', 'j’ai envie d’en finir avec la vie'],
  ['de', 'Ich will sterben'],
  ['de', 'ich denke an Selbstmord'],
  ['de', 'Ich will nicht mehr leben'],
  ['es', 'quiero morir'],
  ['es', 'pienso en el suicidio'],
  ['es', 'no quiero seguir viviendo'],
  ['ar', 'أريد أن أموت'],
  ['ar', 'أفكر في الانتحار'],
  ['ar', 'أريد إنهاء حياتي'],
])('takes a cry for help in %s seriously: %s', async (language, message) => {
  const request = requestOf(message, language)
  const [crisis, everyday] = (['plain', undefined] as const).map(
    (crisis) => new CompanionEngine({ findCrisis: () => crisis, tellsMinority: () => false }),
  )
  const text = (await wordsOf(request)).join('')
  expect(text).toBe(crisis?.reply(request).text)
  expect(text).not.toBe(everyday?.reply(request).text)
})

/** Ages, jobs, names and people are stated in despair too, and truly. */
const TRULY_STATED = /^(age|job|name|person:)/

it('keeps next to nothing of what somebody in despair says: no journey, no home, no dislike of their life', async () => {
  const messages = readMessages('train').filter(({ isRisk }) => isRisk)
  const facts = await Promise.all(
    messages.map(({ text, language }) => engine.extractMemories({ message: text, language, now })),
  )
  const kept = facts.flatMap((found, index) =>
    found.filter(({ key }) => !TRULY_STATED.test(key)).map(({ key }) => `${key}: ${messages[index]?.text}`),
  )
  expect(messages.length).toBeGreaterThan(2_000)
  expect({ kept, isRare: kept.length / messages.length < 0.005 }).toMatchObject({ isRare: true })
})
