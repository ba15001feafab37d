import type { Language } from '@confida/contracts'
import { expect, it } from '@jest/globals'
import { packOf } from '../languages/registry.ts'
import { extractFacts } from './extract.ts'

const extract = (language: Language, message: string) =>
  extractFacts({ message, now: '2025-11-21T10:00:00Z' }, packOf(language))

it.each<[Language, string]>([
  ['it', 'mia cugina è allergica alle noci'],
  ['it', 'sei vegetariano?'],
  ['it', 'se fossi vegana mangerei altro'],
  ['it', 'il piano è uscire presto'],
  ['en', 'my flatmate is allergic to nuts'],
  ['en', 'are you a vegetarian?'],
  ['en', 'I play it safe'],
  ['en', 'I lost my way and my keys'],
  ['fr', 'ma cousine est allergique aux noix'],
  ['fr', 'tu es végétarienne ?'],
  ['de', 'meine Cousine ist allergisch gegen Nüsse'],
  ['de', 'bist du Vegetarier?'],
  ['es', 'mi prima es alérgica a las nueces'],
  ['es', '¿eres vegetariana?'],
  ['ar', 'هل أنت نباتي؟'],
  ['ar', 'لو كنت نباتية لأكلت غير هذا'],
])('in %s keeps nothing from: %s', (language, message) => {
  expect(extract(language, message)).toEqual([])
})

it.each<[Language, string, string]>([
  ['it', 'non sono allergica alle noci', 'allergy:noci'],
  ['en', "I'm no longer vegan", 'diet'],
  ['fr', 'je n’ai pas d’enfants', 'children'],
  ['de', 'ich spiele kein Klavier mehr', 'instrument:klavier'],
  ['es', 'ya no estudio', 'study'],
  ['ar', 'لم أعد نباتية', 'diet'],
])('in %s forgets what is denied: %s', (language, message, key) => {
  expect(extract(language, message)).toEqual([expect.objectContaining({ key, isGone: true })])
})

it('names children who are named, and nothing else', () => {
  expect(extract('it', 'ho due figli, Leo e Mia')).toMatchObject([{ value: 'due figli: Leo e Mia' }])
  expect(extract('it', 'ho due figli, sono stanca')).toMatchObject([{ value: 'due figli' }])
})

it('keeps each of several allergies, and one diet', () => {
  const keys = extract('en', "I'm allergic to nuts and eggs. I'm vegan now.").map(({ key }) => key)
  expect(keys).toEqual(['allergy:nuts', 'allergy:eggs', 'diet'])
})
