import { expect, it } from '@jest/globals'
import { naturalDelay } from './pace.ts'

it.each([
  [0, 1200],
  [10, 1600],
  [200, 9200],
  [344, 14_960],
  [345, 15_000],
  [400, 15_000],
  [5000, 15_000],
])('a reply of %i characters is shown %i ms after sending', (length, delay) => {
  expect(naturalDelay('a'.repeat(length))).toBe(delay)
})
