import { expect, it } from '@jest/globals'
import { fold, foldText, unfold } from './fold.ts'

it.each([
  ['Perché no?', 'perche no?'],
  ['ciaoooo BELLA', 'ciao bella'],
  ['anno 1000', 'anno 1000'],
  ['Straße', 'strasse'],
  ['cœur d’or', "coeur d'or"],
  ['أُحِبُّ القِراءة', 'احب القراءه'],
  ['٢٥', '25'],
])('folds %s', (text, folded) => {
  expect(foldText(text)).toBe(folded)
})

it('finds the place of a folded piece in the original', () => {
  const text = 'Die Straße heißt Allee'
  const folded = fold(text)
  const at = folded.text.indexOf('heisst')
  expect(unfold(text, folded, at, at + 'heisst'.length)).toBe('heißt')
})
