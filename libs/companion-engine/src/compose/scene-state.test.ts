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
      isOfOthers: false,
    })
  })
})

it('goes on without a word of it, for eight messages where it is hard', () => {
  expect(inItalian('È morta mia nonna', ...plain(8))).toEqual({
    id: 'loss',
    isHard: true,
    isOpening: false,
    hasSign: false,
    isOfOthers: false,
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

it.each<[Language, string]>([
  ['it', 'A una mia amica è morto il padre'],
  ['it', 'Il mio collega ha perso la moglie'],
  ['en', 'My friend’s father died'],
  ['en', 'A colleague of mine lost her husband last week'],
  ['de', 'Der Vater meiner Freundin ist gestorben'],
  ['fr', 'Le père de mon amie est mort'],
  ['es', 'Se murió el padre de mi amiga'],
  ['ar', 'توفي والد صديقتي'],
])('knows in %s that somebody else mourns: %s', (language, message) => {
  const { id, isOfOthers } = trackScene([message, 'ok'], packOf(language))
  expect({ id, isOfOthers }).toEqual({ id: 'loss', isOfOthers: true })
})

it.each<[Language, string]>([
  ['it', 'È morto un mio amico'],
  ['it', 'È morto il nonno, il mio vicino mi ha portato la cena'],
  ['it', 'È morta mia sorella e la mia amica non ha chiamato'],
  ['en', 'My friend died'],
  ['en', 'My father died and my friend did not call'],
  ['de', 'Mein Freund ist gestorben'],
  ['fr', 'Mon ami est mort'],
  ['es', 'Murió mi amigo'],
  ['ar', 'مات صديقي'],
])('takes in %s a loss for the person’s own: %s', (language, message) => {
  expect(trackScene([message], packOf(language))).toMatchObject({ id: 'loss', isOfOthers: false })
})

it('takes no beginning of a word for one of its signs', () => {
  const inGerman = (message: string) => trackScene([message], packOf('de'))
  expect(inGerman('meine Katze ist tot').id).toBe('petLoss')
  expect(inGerman('meine Katze, 11 Jahre alt und total verfressen').id).not.toBe('petLoss')
})

it.each<[Language, string]>([
  ['it', 'Oggi sarebbe stato il compleanno di mia moglie'],
  ['it', 'Sono due anni che non c’è più'],
  ['en', 'It would have been her 60th birthday today'],
  ['fr', 'Elle aurait eu 70 ans aujourd’hui'],
  ['de', 'Heute wäre sie 80 geworden, und morgen wäre ihr Geburtstag gewesen'],
  ['es', 'Hoy mi papá habría cumplido 70'],
  ['ar', 'اليوم سنويته'],
])('hears in %s of somebody who is missed on a day of theirs: %s', (language, message) => {
  expect(trackScene([message], packOf(language)).id).toBe('loss')
})
