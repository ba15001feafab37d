import { isClearRisk, namesRisk } from '@confida/risk-detector'
import { expect, it } from '@jest/globals'
import { careMannerFor } from './care-manner.ts'
import type { PastMessage } from './reply-context.sql.ts'

const at = (minute: number) => `2026-01-15T12:${String(minute).padStart(2, '0')}:00+00:00`
/** Newest first: a risk, so many own messages after it, and a reply to each. */
const after = (count: number, risk = 'Voglio morire'): PastMessage[] =>
  Array.from({ length: count + 1 }, (_, i) => [
    { role: 'user', content: i === 0 ? risk : 'boh', needs_care: i === 0, created_at: at(2 * i) },
    { role: 'assistant', content: 'Sto bene', needs_care: false, created_at: at(2 * i + 1) },
  ])
    .flat()
    .reverse() as PastMessage[]

it('is careful for the five messages after a risk', () => {
  const manners = [0, 1, 2, 3, 4, 5].map((count) => careMannerFor('boh', after(count), null))
  expect(manners).toEqual(['care', 'care', 'care', 'care', 'care', undefined])
  expect(careMannerFor('boh', [], null)).toBeUndefined()
})

it('counts from the last risk', () => {
  expect(careMannerFor('boh', [...after(0), ...after(4)], null)).toBe('care')
  expect(careMannerFor('boh', [...after(5), ...after(0)], null)).toBeUndefined()
})

it('goes on as usual after a mere hint', () => {
  const hint = 'Che giornata lunga'
  expect(isClearRisk(hint)).toBe(false)
  expect(careMannerFor('boh', after(0, hint), null)).toBeUndefined()
})

it('is over with a message about something else, where only the model was sure', () => {
  const suspected = 'Se domani non mi svegliassi sarebbe meglio per tutti'
  expect([isClearRisk(suspected), namesRisk(suspected)]).toEqual([true, false])
  expect(careMannerFor('mi sento vuoto', after(0, suspected), null)).toBe('care')
  expect(careMannerFor('Di che colore dipingo la cucina?', after(0, suspected), null)).toBeUndefined()
  expect(careMannerFor('Di che colore dipingo la cucina?', after(0), null)).toBe('care')
})

it('remembers a risk that got no reply, until the next message is answered', () => {
  expect(careMannerFor('boh', [], new Date(at(0)))).toBe('care')
  expect(careMannerFor('boh', after(20).slice(0, 8), new Date(at(59)))).toBe('care')
  expect(careMannerFor('boh', after(20).slice(0, 8), new Date(at(1)))).toBeUndefined()
})

it('hears the person, not the companion', () => {
  expect(careMannerFor('no, sto bene', after(0), null)).toBe('eased')
  expect(careMannerFor('parliamo d’altro', after(0), null)).toBeUndefined()
})
