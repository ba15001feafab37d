import { expect, it } from '@jest/globals'
import { extractFacts } from '../../../facts/extract.ts'
import { fr } from '../index.ts'

/** A Friday. */
const now = '2025-11-21T10:00:00Z'

it.each([
  ["Salut, je m'appelle Luc", 'name', 'Tu t’appelles Luc'],
  ["j'ai 34 ans", 'age', 'Tu as 34 ans'],
  ["j'habite à Lyon avec ma mère", 'home', 'Tu vis à Lyon'],
  ['je travaille comme infirmière', 'job', 'Ton métier : infirmière'],
  ['je suis professeur', 'job', 'Ton métier : professeur'],
  ["j'aime beaucoup le jazz", 'taste:jazz', 'Tu aimes le jazz'],
  ["je n'aime pas le foot", 'taste:foot', 'Tu n’aimes pas le foot'],
  ['je déteste la pluie', 'taste:pluie', 'Tu détestes la pluie'],
  ["ma sœur s'appelle Anne", 'person:sister', 'Ta sœur s’appelle Anne'],
  ['je me suis disputée avec ma sœur Anne', 'person:sister', 'Ta sœur s’appelle Anne'],
  ["j'ai un chien qui s'appelle Rex", 'pet:dog', 'Tu as un chien qui s’appelle Rex'],
  ["j'ai un chat", 'pet:cat', 'Tu as un chat'],
  ["j'ai un examen de droit mardi", 'date:exam', 'Tu as un examen le 25 novembre'],
  ["demain j'ai un entretien", 'date:interview', 'Tu as un entretien le 22 novembre'],
  ['salut, moi c’est Marc', 'name', 'Tu t’appelles Marc'],
  ['je travaille dans une banque', 'job', 'Tu travailles dans une banque'],
  ['je ne bois pas de café', 'taste:cafe', 'Tu ne bois pas de café'],
])('keeps what is stated: %s', (message, key, text) => {
  expect(extractFacts({ message, now }, fr)).toContainEqual(expect.objectContaining({ key, text }))
})

it.each([
  "Comment je m'appelle ?",
  "Il a dit « je m'appelle Luc »",
  "si j'étais médecin, je serais riche",
  "j'aimerais vivre à Paris",
  "elle dit que j'habite loin",
  "je n'habite pas à Lyon",
  "je t'aime",
  "j'aime quand il pleut",
  'je suis fatigué',
  "j'ai 20 ans de métier",
  "j'ai un mal de tête",
  "quand j'étais petit j'avais un chien",
  'salut, je suis fatiguée',
])('keeps nothing from: %s', (message) => {
  expect(extractFacts({ message, now }, fr)).toEqual([])
})

it('keeps a person’s name apart from the user’s', () => {
  const facts = extractFacts({ message: "mon frère s'appelle Luc", now }, fr)
  expect(facts.map((fact) => fact.key)).toEqual(['person:brother'])
})
