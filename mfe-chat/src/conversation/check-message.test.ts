import { expect, it } from '@jest/globals'
import { checkMessage } from './check-message.ts'

it.each([
  ['', false, 'empty'],
  [' \n ', true, 'empty'],
  ['a'.repeat(501), false, 'tooLong'],
  ['ciao', true, 'noSession'],
  ['a'.repeat(500), false, undefined],
  [`  ${'a'.repeat(500)}  `, false, undefined],
])('%j without session %s: %s', (text, hasNoSession, problem) => {
  expect(checkMessage(text, hasNoSession)).toBe(problem)
})
