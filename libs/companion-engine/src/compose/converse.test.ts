import { describe, expect, it } from '@jest/globals'
import { languages, packOf } from '../languages/registry.ts'
import { bluntRebel, contextFor, turn } from '../testing/conversation.fixture.ts'
import { scripts } from '../testing/scripts.fixture.ts'
import { knowsWords } from '../understand/known-words.ts'
import { acknowledge, converse, mourn } from './converse.ts'
import { render } from './render.ts'

const QUESTION = /[?؟]\s*$/u

describe.each(languages)('in %s', (language) => {
  const { phrases } = packOf(language)
  const script = scripts[language]
  const { reflected, serious } = script

  it('hands a clause back, and stays short', () => {
    const [message, clause] = reflected.find(([, turned]) => knowsWords(turned, packOf(language))) ?? ['', '']
    const context = contextFor(language, message)
    converse(context)
    const { sentences } = context.writer
    expect(clause).not.toBe('')
    expect(sentences.join(' ').toLowerCase()).toContain(clause.toLowerCase())
    expect(sentences.length).toBeLessThanOrEqual(4)
  })

  it('does not hand back in two replies running', () => {
    const [message, clause] = reflected[0] ?? ['', '']
    const history = [turn('user', message), turn('assistant', `… ${clause}.`)]
    const context = contextFor(language, message, { history })
    converse(context)
    expect(context.writer.sentences.join(' ').toLowerCase()).not.toContain(clause.toLowerCase())
  })

  it('says something to a feeling before all else', () => {
    const context = contextFor(language, serious)
    expect(acknowledge(context)).toBe(true)
    const { sad, lonely } = phrases.topics
    expect([...sad.acknowledge, ...lonely.acknowledge]).toContain(context.writer.sentences[0])
  })

  it('mourns in few words, without a word of its own character', () => {
    const context = contextFor(language, serious, { persona: bluntRebel })
    mourn(context)
    const [condolence, ...others] = context.writer.sentences
    expect(condolence).toBe(phrases.topics.loss.acknowledge[0])
    expect(others.length).toBeLessThanOrEqual(1)
    const own = Object.values(phrases.character.ribelle).flat()
    expect(own.map((line) => render(line, {}, bluntRebel.gender))).not.toContain(others[0])
  })
})

it('asks nobody on who has said goodbye', () => {
  const context = contextFor('it', 'buonanotte, oggi sono molto triste')
  expect(context.parsed.courtesy).toBe('goodbye')
  converse(context)
  for (const sentence of context.writer.sentences) expect(sentence).not.toMatch(QUESTION)
})

it('takes in a name that was just told', () => {
  const context = contextFor('it', 'mi chiamo Zeno')
  converse(context)
  expect(context.writer.sentences.join(' ')).toContain('Zeno')
})

it('sighs over work only where it weighs', () => {
  const { work, happy } = packOf('it').phrases.topics
  const context = contextFor('it', 'oggi ho lavorato in ufficio')
  acknowledge({ ...context, parsed: { ...context.parsed, tone: 'negative' } })
  acknowledge({ ...context, parsed: { ...context.parsed, tone: 'positive' } })
  const [heavy, light] = context.writer.sentences
  expect(work.acknowledge).toContain(heavy)
  expect(happy.acknowledge).toContain(light)
})

it.each(languages)(
  'asks nothing bare of what it has not understood in %s, and hears that a story is long',
  (language) => {
    const { plain, story } = packOf(language).scenes.attentive
    const lines = (words: number): string[] => {
      const context = contextFor(language, Array.from({ length: words }, (_, i) => `blorp${i}`).join(' '))
      converse(context)
      return context.writer.sentences
    }
    for (const line of lines(6)) expect(plain.say).toContain(line)
    for (const line of lines(30)) expect(story).toContain(line)
  },
)
