import { expect, it } from '@jest/globals'
import { SentenceBuffer } from './sentence-buffer.ts'

/** What comes out with each piece, and at the end. */
const cut = (...pieces: string[]): string[][] => {
  const buffer = new SentenceBuffer()
  return [...pieces.map((piece) => buffer.push(piece)), buffer.end()]
}

it('passes a sentence on with the piece that ends it, waiting for nothing more', () => {
  expect(cut('Ciao', ' Anna', '!', ' Come', ' stai?')).toEqual([
    [],
    [],
    ['Ciao Anna!'],
    [],
    [' Come stai?'],
    [],
  ])
  expect(cut('Bene', '.', ' E tu')).toEqual([[], ['Bene.'], [], [' E tu']])
})

it('finds several in one piece, in any of the languages', () => {
  expect(cut('Ja! «Gut.» Und')).toEqual([['Ja!', ' «Gut.»'], [' Und']])
  expect(cut('كيف حالك؟ أنا هنا. نعم')).toEqual([['كيف حالك؟', ' أنا هنا.'], [' نعم']])
  expect(cut('uno\ndue')).toEqual([['uno\n'], ['due']])
})

it('does not take a number or an abbreviation for an end', () => {
  expect(cut('Das sind 3.', '5 Grad, z.B.', ' heute.')).toEqual([
    [],
    [],
    ['Das sind 3.5 Grad, z.B.', ' heute.'],
    [],
  ])
})

it('loses nothing, whatever the pieces are', () => {
  const text = 'Ah… "Sì." E poi?!\n\nBene... 12. Fine (o no?)'
  for (let size = 1; size < text.length; size++) {
    const pieces = text.match(new RegExp(`[\\s\\S]{1,${size}}`, 'g')) ?? []
    expect(
      cut(...pieces)
        .flat()
        .join(''),
    ).toBe(text)
  }
})
