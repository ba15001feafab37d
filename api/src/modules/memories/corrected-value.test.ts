import { expect, it } from '@jest/globals'
import { correctedValue } from './corrected-value.ts'

it.each([
  ['Ti chiami Luca', 'Luca', 'Ti chiami Marco', 'Marco'],
  ['Ti chiami Luca.', 'Luca', 'Ti chiami Marco', 'Marco'],
  ['Vivi a Torino con tua sorella', 'Torino', 'Vivi a San Mauro con tua sorella', 'San Mauro'],
  ['Ti chiami Luca', 'Luca', 'Mi chiamo Marco', ''],
  ['Ti chiami Luca', 'Luca', 'Ti chiami ', ''],
  ['Ami il mare', '', 'Ami la montagna', ''],
])('%s (%s), corrected to %s, gives %s', (text, value, corrected, expected) => {
  expect(correctedValue({ text, value }, corrected)).toBe(expected)
})
