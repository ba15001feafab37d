import { expect, test } from '@jest/globals'
import { passwordStrength } from './password-strength.ts'

test.each([
  [0, undefined],
  [1, 'tooShort'],
  [5, 'tooShort'],
  [6, 'weak'],
  [7, 'weak'],
  [8, 'medium'],
  [11, 'medium'],
  [12, 'strong'],
  [40, 'strong'],
])('%d characters are %s', (length, strength) => {
  expect(passwordStrength('x'.repeat(length))).toBe(strength)
})
