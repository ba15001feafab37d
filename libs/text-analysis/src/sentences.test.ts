import { expect, it } from '@jest/globals'
import { foldedSentences, splitSentences } from './sentences.ts'

it('splits a text where a sentence ends, and not after a German day', () => {
  expect(splitSentences('Ciao! Come va?\nBene.')).toEqual(['Ciao!', 'Come va?', 'Bene.'])
  expect(splitSentences('Am 7. Juli komme ich. Freust du dich?')).toEqual([
    'Am 7. Juli komme ich.',
    'Freust du dich?',
  ])
  expect(splitSentences('am 14. muss sie zum Tierarzt. Im 4. monat!')).toEqual([
    'am 14. muss sie zum Tierarzt.',
    'Im 4. monat!',
  ])
  expect(splitSentences('I am 19. I live in Leeds')).toEqual(['I am 19.', 'I live in Leeds'])
})

it.each([
  ['Non ce la faccio più. Davvero!', [['non', 'ce', 'la', 'facio', 'piu'], ['davero']]],
  ["I don't know…", [['i', 'don', 't', 'know']]],
  ['jsuis là', [['j', 'suis', 'la']]],
  ['…', []],
])('gives the folded words of each sentence of "%s"', (text, words) => {
  expect(foldedSentences(text)).toEqual(words)
})
