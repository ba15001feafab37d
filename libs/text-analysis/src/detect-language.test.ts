import { expect, it } from '@jest/globals'
import { candidateLanguages, detectLanguage } from './detect-language.ts'

it('goes by the language of the text where that is clear', () => {
  expect(detectLanguage('I think that the weather is nice and you?', 'it')).toBe('en')
  expect(detectLanguage('كيف الحال', 'it')).toBe('ar')
  expect(detectLanguage('ok', 'de')).toBe('de')
})

it('takes other languages for possible only where the text shows more of them', () => {
  expect(candidateLanguages('I think that the weather is nice and you?', 'it')).toEqual(['it', 'en'])
  expect(candidateLanguages('ok', 'de')).toEqual(['de'])
})

it('tells the languages that it knows apart where one is expected that it does not know', () => {
  expect(detectLanguage('Oggi sono molto stanca e non ho voglia di uscire', 'pt')).toBe('it')
  expect(detectLanguage('ok', 'pt')).toBe('en')
  expect(candidateLanguages('I think that the weather is nice and you?', 'pt')).toEqual(['pt', 'en'])
  expect(candidateLanguages('ok', 'pt')).toEqual(['pt'])
})
