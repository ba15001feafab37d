import type { Language } from '@confida/contracts'
import { describe, expect, it } from '@jest/globals'
import { packOf } from '../languages/registry.ts'
import { trackScene } from './scene-state.ts'

const inItalian = (...messages: string[]) => trackScene(messages, packOf('it'))
const plain = (times: number) => Array.from({ length: times }, () => 'Oggi piove')

describe.each<[Language, string]>([
  ['it', 'È morta mia nonna'],
  ['en', 'My grandmother died'],
  ['de', 'Meine Oma ist gestorben'],
  ['fr', 'Ma grand-mère est morte'],
  ['es', 'Murió mi abuela'],
  ['ar', 'ماتت جدتي'],
])('in %s', (language, message) => {
  it('opens with what is told', () => {
    expect(trackScene([message], packOf(language))).toEqual({
      id: 'loss',
      isHard: true,
      isOpening: true,
      hasSign: true,
    })
  })
})

it('goes on without a word of it, for eight messages where it is hard', () => {
  expect(inItalian('È morta mia nonna', ...plain(8))).toEqual({
    id: 'loss',
    isHard: true,
    isOpening: false,
    hasSign: false,
  })
  expect(inItalian('È morta mia nonna', ...plain(9)).id).toBeUndefined()
})

it('lasts anew from each word of it', () => {
  expect(inItalian('È morta mia nonna', ...plain(8), 'Ieri il funerale della nonna', ...plain(8)).id).toBe(
    'loss',
  )
})

it('is over where the subject is changed', () => {
  expect(inItalian('È morta mia nonna', 'Cambiamo argomento')).toMatchObject({ isHard: false })
})

it('gives way to what weighs more, not to what weighs less', () => {
  expect(inItalian('Ho perso il lavoro', 'È morta mia nonna').id).toBe('loss')
  expect(inItalian('È morta mia nonna', 'Ho perso il lavoro').id).toBe('loss')
})

it('takes the loss of an animal for that, in the words of any loss', () => {
  expect(inItalian('È morto il mio cane').id).toBe('petLoss')
})

it('does not begin with a question to the companion', () => {
  expect(inItalian('Ti piace viaggiare?').id).toBeUndefined()
})
