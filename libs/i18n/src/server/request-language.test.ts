import { describe, expect, test } from '@jest/globals'
import { languageOf } from './request-language.ts'

describe('language of an answer', () => {
  test.each([
    [undefined, 'it'],
    ['', 'it'],
    ['de', 'de'],
    ['fr-CA,fr;q=0.9,en;q=0.8', 'fr'],
    ['ja, en;q=0.5', 'en'],
    ['en;q=0.3, es;q=0.9', 'es'],
    ['AR', 'ar'],
    ['en;q=0, zh', 'it'],
    ['*', 'it'],
    [';;;,,,q=', 'it'],
  ])('%s → %s', (header, language) => {
    expect(languageOf(header)).toBe(language)
  })
})
