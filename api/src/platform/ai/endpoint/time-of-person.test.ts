import { expect, it } from '@jest/globals'
import { gapSince } from './time-of-person.ts'

const now = new Date('2026-03-10T12:00:00.000Z')

it.each([
  ['2026-03-10T11:31:00.000Z', undefined],
  ['2026-03-10T11:30:00.000Z', '30 minutes'],
  ['2026-03-10T10:59:00.000Z', '1 hour'],
  ['2026-03-08T11:00:00.000Z', '2 days'],
  ['2026-01-08T12:00:00.000Z', '2 months'],
  ['2023-01-08T12:00:00.000Z', '3 years'],
  // A clock that was put back.
  ['2026-03-11T12:00:00.000Z', undefined],
  [undefined, undefined],
])('after a message of %s the gap is %s', (last, gap) => {
  expect(gapSince(last, now)).toBe(gap)
})
