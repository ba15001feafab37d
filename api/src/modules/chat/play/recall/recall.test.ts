import { type Language, languages } from '@confida/contracts'
import { longTest } from '@confida/jest-presets/long-test'
import { readMessages } from '@confida/risk-detector/training'
import { describe, expect, it } from '@jest/globals'
import { BuiltinEngine } from '../../../../platform/ai/builtin.engine.ts'
import { play } from '../played-conversation.ts'
import { parseScripts } from '../script.schema.ts'
import { told } from './recall.fixture.ts'

const engine = new BuiltinEngine()
const NOW = new Date('2025-11-21T10:00:00Z')
const FILLERS = 60
/** Of 25 facts; there are some more. */
const SHARE = 23 / 25

const everyday = readMessages('everyday')

/** Ordinary talk, but for what states something of the person: that would rightly change what is asked for. */
async function fillersIn(language: Language): Promise<string[]> {
  const fillers: string[] = []
  for (const { text } of everyday.filter((message) => message.language === language)) {
    const facts = await engine.extractMemories({ message: text, language, now: NOW.toISOString() })
    if (facts.length === 0) fillers.push(text)
    if (fillers.length === FILLERS) break
  }
  return fillers
}

async function answersTo(language: Language, messages: string[], questions: string[]): Promise<string[]> {
  const turns = [...messages, ...(await fillersIn(language)), ...questions]
  const persona = {
    name: 'Nora',
    gender: 'femminile',
    personality: { type: 'dolce' },
    communication_style: 'empatico',
    interests: ['musica'],
    relationship_approach: 'stabile',
  }
  const [script] = parseScripts(JSON.stringify([{ id: language, language, user_name: 'X', persona, turns }]))
  if (!script) throw new Error('no script')
  const played = await play(script, engine, () => NOW)
  return played.turns.slice(-questions.length).map(({ reply }) => reply.replace(/[\u00a0\u202f]/g, ' '))
}

/** The rest by `npm run test:models`: a conversation of a hundred messages takes a while. */
const played: readonly Language[] = process.env.ALL_LANGUAGES ? languages : ['it', 'ar']

describe.each(played)('what was told in %s', (language) => {
  const { facts, changes, untold } = told[language]
  const messages = facts.map(([message]) => message)

  it('is known 60 messages later', async () => {
    expect(facts.length).toBeGreaterThanOrEqual(25)
    const answers = await answersTo(
      language,
      messages,
      facts.map(([, question]) => question),
    )
    const missed = facts
      .map(([, question, answer], index) => ({ question, answer, reply: answers[index] ?? '' }))
      .filter(({ answer, reply }) => !reply.includes(answer))
    expect({ missed, isEnough: 1 - missed.length / facts.length >= SHARE }).toMatchObject({ isEnough: true })
  })

  longTest('is known as it was told last', async () => {
    const later = [...messages, ...changes.map(([message]) => message)]
    const answers = await answersTo(
      language,
      later,
      changes.map(([, question]) => question),
    )
    const wrong = changes
      .map(([, question, answer, outdated], index) => ({
        question,
        answer,
        outdated,
        reply: answers[index] ?? '',
      }))
      .filter(({ answer, outdated, reply }) => !reply.includes(answer) || words(reply).includes(outdated))
    expect(wrong).toEqual([])
  })

  it('is all that is known', async () => {
    const answers = await answersTo(language, messages, [...untold])
    const values = facts.map(([, , answer]) => answer).filter((answer) => answer.length > 2)
    const invented = answers.filter((reply) => values.some((value) => reply.includes(value)))
    expect(invented).toEqual([])
  })
})

/** Joined by single spaces, so that "vegan" is not found within "vegano" and dates are. */
const words = (reply: string) => ` ${reply.match(/[\p{L}\p{M}\p{N}]+/gu)?.join(' ')} `
