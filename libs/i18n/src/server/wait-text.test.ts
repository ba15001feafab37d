import { expect, test } from '@jest/globals'
import { waitText } from './wait-text.ts'

test.each([
  [1, 'in 1 second'],
  [59, 'in 59 seconds'],
  [60, 'in 1 minute'],
  [61, 'in 2 minutes'],
  [3598, 'in 60 minutes'],
  [3601, 'in 1.5 hours'],
  [14_400, 'in 4 hours'],
])('%d seconds are over %s', (seconds, text) => {
  expect(waitText(seconds, 'en')).toBe(text)
})

test.each([
  ['it', 'tra 2 minuti'],
  ['es', 'dentro de 2 minutos'],
  ['fr', 'dans 2 minutes'],
  ['de', 'in 2 Minuten'],
  ['ar', 'خلال دقيقتين'],
] as const)('is said in %s', (language, text) => {
  expect(waitText(120, language)).toBe(text)
})
