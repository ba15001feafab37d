import { expect, test } from '@jest/globals'
import { directionOfText } from './direction.ts'

test.each([
  ['Ciao Luca', 'ltr'],
  ['أخيراً، كيف حالك؟', 'rtl'],
  ['Massimiliano... أخيراً. اسمي Sofia.', 'rtl'],
  ['Luca، أهلاً', 'rtl'],
  ['«مرحبا» significa ciao in arabo', 'ltr'],
  ['😀 123', 'ltr'],
  ['', 'ltr'],
])('%j runs %s', (text, direction) => {
  expect(directionOfText(text)).toBe(direction)
})
