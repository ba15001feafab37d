import { expect, it } from '@jest/globals'
import { checkMessage } from './check-message.ts'

it('lets words that are kept be as long as they are', () => {
  expect(checkMessage('a'.repeat(501), false, Number.POSITIVE_INFINITY)).toBeUndefined()
})

it.each([
  ['', false, 'empty'],
  [' \n ', true, 'empty'],
  ['\u200B \u3164', false, 'empty'],
  ['a'.repeat(501), false, 'tooLong'],
  ['ciao', true, 'noSession'],
  ['a'.repeat(500), false, undefined],
  [`  ${'a'.repeat(500)}  `, false, undefined],
])('%j failed to start: %s → %s', (text, hasFailedToStart, problem) => {
  expect(checkMessage(text, hasFailedToStart)).toBe(problem)
})
