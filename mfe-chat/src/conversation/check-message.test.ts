import { expect, it } from '@jest/globals'
import { checkMessage } from './check-message.ts'

it.each([
  ['', 'id', 'empty'],
  [' \n ', 'id', 'empty'],
  ['a'.repeat(501), 'id', 'tooLong'],
  ['ciao', undefined, 'noSession'],
  ['a'.repeat(500), 'id', undefined],
  [`  ${'a'.repeat(500)}  `, 'id', undefined],
])('%j with session %s: %s', (text, session, problem) => {
  expect(checkMessage(text, session)).toBe(problem)
})
