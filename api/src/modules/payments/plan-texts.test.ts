import { languages } from '@confida/contracts'
import { expect, test } from '@jest/globals'
import { planNameIn, planTextsIn } from './plan-texts.ts'

const seeded = { id: '1', name: 'Un mese', description: 'La scelta di chi torna ogni giorno' }

test('a plan that the product began with is named in the language of its reader', () => {
  expect(planTextsIn('de', seeded)).toEqual({
    id: '1',
    name: 'Ein Monat',
    description: 'Für alle, die jeden Tag wiederkommen',
  })
  expect(planTextsIn('it', seeded)).toEqual(seeded)
  expect(new Set(languages.map((language) => planNameIn(language, 'Un mese'))).size).toBe(languages.length)
})

test('what an administrator wrote stays as it is, each text by itself', () => {
  const own = { ...seeded, description: 'Solo per dicembre' }
  expect(planTextsIn('en', own)).toEqual({ id: '1', name: 'One month', description: 'Solo per dicembre' })
  expect(planNameIn('en', 'Un anno')).toBe('Un anno')
})

test('an administrator’s translation goes before the product’s, for the texts that it was made from', () => {
  const { name, description } = seeded
  const translations = { de: { name: 'Vier Wochen', description: '', source: { name, description } } }
  expect(planTextsIn('de', seeded, translations)).toEqual({ id: '1', name: 'Vier Wochen', description: '' })
  expect(planTextsIn('de', { ...seeded, name: 'Sei settimane' }, translations)).toMatchObject({
    name: 'Sei settimane',
    description: '',
  })
  expect(planNameIn('de', 'Un mese', translations)).toBe('Vier Wochen')
  expect(planNameIn('fr', 'Un mese', translations)).toBe('Un mois')
})
