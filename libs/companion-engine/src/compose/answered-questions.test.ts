import { foldText } from '@confida/text-analysis'
import { describe, expect, it } from '@jest/globals'
import { languages, packOf } from '../languages/registry.ts'
import { scripts } from '../testing/scripts.fixture.ts'
import { isAnswered, toStatement } from './answered-questions.ts'

const stated = (...texts: string[]) => texts.map((text) => toStatement(foldText(text)))

describe.each(languages)('in %s', (language) => {
  const { taste, work } = scripts[language]
  const pack = packOf(language)

  it('a taste that was stated answers the question for it, another statement does not', () => {
    expect(isAnswered(taste.question, stated(work, taste.statement), pack)).toBe(true)
    expect(isAnswered(taste.question, stated(work), pack)).toBe(false)
    expect(isAnswered(taste.question, [], pack)).toBe(false)
  })
})

it.each([
  ['it', 'Ne hai già parlato con qualcuno?', 'L’ho detto a mia madre', 'Oggi piove'],
  ['it', 'Com’è andata la tua giornata?', 'Che giornata lunga', 'Domani parto'],
  [
    'en',
    'Which part of your day gives you the most satisfaction?',
    'Coffee is the part of my day that gives me satisfaction',
    'I had coffee today',
  ],
  ['de', 'Ist heute etwas passiert?', 'Mein Chef hat mich angeschrien, das ist heute passiert', 'Ich lese'],
] as const)('in %s "%s" is answered by "%s", not by "%s"', (language, question, answer, other) => {
  expect(isAnswered(question, stated(answer), packOf(language))).toBe(true)
  expect(isAnswered(question, stated(other), packOf(language))).toBe(false)
})
