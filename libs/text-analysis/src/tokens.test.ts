import { expect, it } from '@jest/globals'
import { foldedClauses, tokenise } from './tokens.ts'

it('cuts after an apostrophe where the language does', () => {
  const words = (text: string, cuts: boolean) => tokenise(text, cuts).map(({ raw }) => raw)
  expect(words('L’esame è andato bene!', true)).toEqual(["L'", 'esame', 'è', 'andato', 'bene'])
  expect(words("I don't know", false)).toEqual(['I', "don't", 'know'])
  expect(tokenise('Perché', true)).toEqual([{ raw: 'Perché', folded: 'perche' }])
})

it('marks where clauses end', () => {
  expect(foldedClauses("No, I'm fine!")).toBe(' no . i m fine . ')
  expect(foldedClauses('كيف الحال؟')).toBe(' كيف الحال . ')
})
