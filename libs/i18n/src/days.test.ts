import { expect, test } from '@jest/globals'
import { readDay } from './days.ts'

test.each([
  ['2025-02-28', '2025-02-28'],
  ['2025-02-28T10:00:00Z', '2025-02-28'],
  ['2025-02-31', undefined],
  ['abc', undefined],
  [null, undefined],
])('the day that %s says', (value, day) => {
  expect(readDay(value)).toBe(day)
})
