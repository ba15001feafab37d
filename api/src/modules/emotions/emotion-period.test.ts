import { expect, it } from '@jest/globals'
import { daysOf } from './emotion-period.ts'

const march31 = new Date('2026-03-31T23:30:00Z')

it.each([
  ['week', '2026-03-25'],
  ['month', '2026-02-28'],
  ['year', '2025-03-31'],
] as const)('begins a %s on %s', (period, from) => {
  expect(daysOf({ period }, march31)).toEqual({ from, to: null })
})

it('has no limits where none are asked for', () => {
  expect(daysOf({}, march31)).toEqual({ from: null, to: null })
})

it('takes days that are named before a period', () => {
  expect(daysOf({ period: 'week', to: '2026-01-05' }, march31)).toEqual({ from: null, to: '2026-01-05' })
})
