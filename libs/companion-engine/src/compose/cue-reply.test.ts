import type { Language } from '@confida/contracts'
import { expect, it } from '@jest/globals'
import { contextFor, turn } from '../testing/conversation.fixture.ts'
import { findCue } from './cue-reply.ts'

const loss = [turn('user', 'È morta mia nonna'), turn('assistant', 'Mi dispiace.')]
const cueOf = (message: string, history = loss, isOther = false) =>
  findCue(contextFor('it', message, { history }), isOther)?.id

it('finds what a message speaks of in its scene', () => {
  expect(cueOf('Domani c’è il funerale')).toBe('funeral')
})

it('is none of these words outside of its scene', () => {
  const jobLoss = [turn('user', 'Ho perso il lavoro'), turn('assistant', 'Mi dispiace.')]
  expect(cueOf('Ho due figli da mantenere', jobLoss)).toBe('dependents')
  expect(cueOf('Ho due figli da mantenere', [])).not.toBe('dependents')
})

it('is not met where it is asked, but for what may be asked', () => {
  expect(cueOf('Domani c’è il funerale?')).not.toBe('funeral')
  expect(cueOf('Domani c’è il funerale', loss, true)).not.toBe('funeral')
})

it('answers by the lines of a hard scene there, and by others elsewhere', () => {
  const inLoss = findCue(contextFor('it', 'Cambiamo argomento', { history: loss }), false)
  const elsewhere = findCue(contextFor('it', 'Cambiamo argomento'), false)
  expect([inLoss?.id, elsewhere?.id]).toEqual(['changeSubject', 'changeSubject'])
  expect(inLoss?.lines.length).toBeGreaterThan(0)
})

it.each<[Language, string]>([
  ['it', 'aspetta che suona il telefono'],
  ['en', 'hang on, brb'],
  ['fr', 'attends, ça sonne'],
  ['de', 'warte mal kurz, es klingelt'],
  ['es', 'espera, ahora vuelvo'],
  ['ar', 'لحظة وراجع'],
])('waits in %s for somebody who is called away', (language, message) => {
  expect(findCue(contextFor(language, message), false)?.id).toBe('pause')
})
