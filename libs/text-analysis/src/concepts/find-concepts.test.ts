import { describe, expect, it } from '@jest/globals'
import { languages } from '../languages.ts'
import { foldedSentences } from '../sentences.ts'
import { concepts } from './concept.ts'
import { conceptWords, findConcepts } from './find-concepts.ts'

const conceptsOf = (text: string, language: (typeof languages)[number]) =>
  foldedSentences(text).flatMap((words) => findConcepts(words, language))

it('knows every concept in every language', () => {
  for (const language of languages)
    for (const concept of concepts) expect(conceptWords[language][concept]).not.toBe('')
})

describe('a sentence', () => {
  it.each([
    ['it', 'Non voglio dormire'],
    ['en', "I don't want to sleep"],
    ['fr', 'Je ne veux pas dormir'],
    ['de', 'Ich will nicht schlafen'],
    ['es', 'No quiero dormir'],
    ['ar', 'لا أريد أن أنام'],
  ] as const)('is about the same in %s: "%s"', (language, text) => {
    expect(conceptsOf(text, language)).toEqual(expect.arrayContaining(['neg', 'wish', 'sleep']))
  })

  it('has its concepts in their order', () => {
    expect(conceptsOf("I don't want to sleep", 'en')).toEqual(['i', 'neg', 'wish', 'sleep'])
  })
})
