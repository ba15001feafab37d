import { expect, it } from '@jest/globals'
import { findRiskByRules } from './find-risk-by-rules.ts'

it.each([
  'Mia sorella vuole uccidersi, und ich will mich umbringen',
  'My brother wants to kill himself. Voglio uccidermi anche io',
])('puts the writer first in "%s"', (message) => {
  expect(findRiskByRules(message)).toBe('own')
})

it.each([
  'Nel film la sorella vuole uccidersi',
  'In the movie her brother wants to kill himself',
  'Im Film will ihr Bruder sich umbringen',
  'Dans le film son ami veut se suicider',
  'En la película su hermano quiere suicidarse',
  'في الفيلم أختي تريد أن تنتحر',
])('fears for nobody in the story of "%s"', (message) => {
  expect(findRiskByRules(message)).toBeUndefined()
})

it('takes what is quoted beside a song for its title, and the writer at their word', () => {
  expect(findRiskByRules('Conosci la canzone "Voglio uccidermi"?')).toBeUndefined()
  expect(findRiskByRules('Voglio uccidermi, come nella canzone')).toBe('own')
})

it.each([
  ['Vorrei morire', 'Che figuraccia, vorrei morire'],
  ['I want to die', 'lol I want to die'],
  ['Ich will sterben', 'Ich will sterben, so ein Kater'],
])('hears "%s", and an exaggeration in "%s"', (risk, exaggerated) => {
  expect(findRiskByRules(risk)).toBe('own')
  expect(findRiskByRules(exaggerated)).toBeUndefined()
})

it.each([
  ['Suicidio', 'Scrivo una tesi sul suicidio'],
  ['Selbstmord', 'Ein Buch über Selbstmord'],
  ['le suicide', "J'ai lu un livre sur le suicide"],
  ['Suicidio', 'Un libro sobre el suicidio'],
])('hears the mere word "%s", but not as the subject of "%s"', (word, work) => {
  expect(findRiskByRules(word)).toBe('own')
  expect(findRiskByRules(work)).toBeUndefined()
})
