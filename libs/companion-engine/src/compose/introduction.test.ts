import type { Language } from '@confida/contracts'
import { describe, expect, it } from '@jest/globals'
import { languages, packOf } from '../languages/registry.ts'
import { contextFor, turn } from '../testing/conversation.fixture.ts'
import { answerIntroduction, answerName, askAboutSomebody } from './introduction.ts'

const INTRODUCED: Record<Language, string> = {
  it: 'ho 27 anni, faccio la fiorista a Bologna e ho una gatta che si chiama Luna',
  en: 'so a bit about me, im 31, i’m a nurse and i’ve got a beagle called Luna',
  fr: 'j’ai 32 ans, je suis infirmière et j’ai un chat qui s’appelle Luna',
  de: 'ich bin 27, arbeite in einem Blumenladen und habe eine Katze, die heißt Luna',
  es: 'tengo 52 años, soy enfermera y tengo una gata que se llama Luna',
  ar: 'عمري 45 سنة وأعمل معلمة، وعندي قطة بيضاء اسمها لونا',
}
const history = [turn('user', 'Ciao'), turn('assistant', 'Ciao!')]

describe.each(languages)('in %s', (language) => {
  const { introduced } = packOf(language).phrases

  it('takes in who somebody is, and asks about what was told', () => {
    const context = contextFor(language, INTRODUCED[language], { history })
    expect(answerIntroduction(context)).toBe(true)
    const [first, question] = context.writer.sentences
    expect(introduced.say).toContain(first)
    expect(question).toMatch(/[?؟]\s*$/u)
  })
})

it('greets by the name that was told', () => {
  const context = contextFor('en', 'My name is Camila, I’m 20 and I work as a nurse', { history })
  expect(answerIntroduction(context)).toBe(true)
  expect(context.writer.sentences[0]).toContain('Camila')
})

it.each(['Do you think 31 is old for a nurse?', 'I’m 57 and my brother died in January', 'I had a sandwich'])(
  'leaves to others: %s',
  (message) => {
    expect(answerIntroduction(contextFor('en', message, { history }))).toBe(false)
  },
)

const NAMED: Record<Language, [message: string, name: string]> = {
  it: ['si chiama Noemi', 'Noemi'],
  en: ["her name's lily", 'Lily'],
  fr: ["Elle s'appelle Lina", 'Lina'],
  de: ['er heißt Jonas, 34', 'Jonas'],
  es: ['se llama garbanzo', 'Garbanzo'],
  ar: ['اسمها ليلى', 'ليلى'],
}

it.each(Object.entries(NAMED))('says the name that was told in %s', (language, [message, name]) => {
  const context = contextFor(language as Language, message, { history })
  expect(answerName(context)).toBe(true)
  expect(context.writer.sentences[0]).toContain(name)
})

it.each([
  'The match was called off',
  'Is her name Lily?',
  'Her name’s Lily and she took the whole Saturday shift from me without asking',
])('takes for more than a name: %s', (message) => {
  expect(answerName(contextFor('en', message, { history }))).toBe(false)
})

it.each<[Language, string, string]>([
  ['it', 'mia sorella passa di qui', 'tua sorella'],
  ['en', 'my daughter lives near the lake', 'your daughter'],
  ['fr', 'mon frère passe par ici', 'ton frère'],
  ['de', 'meine Schwester kommt hier vorbei', 'deine Schwester'],
  ['es', 'esa la vi con mi hijo', 'tu hijo'],
  ['ar', 'زوجي في العمل', 'زوجك'],
])('asks on in %s about somebody who was spoken of', (language, message, who) => {
  const context = contextFor(language, message, { history })
  expect(askAboutSomebody(context)).toBe(true)
  expect(context.writer.sentences[0]).toContain(who)
})

it.each([
  'my daughter died in May and I cannot stop crying',
  'the daughter of the king',
  'my umbrella is gone',
])('asks after nobody: %s', (message) => {
  expect(askAboutSomebody(contextFor('en', message, { history }))).toBe(false)
})
