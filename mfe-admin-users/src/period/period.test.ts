import { describe, expect, test } from '@jest/globals'
import { periodDays } from './period.ts'

/** Wednesday, 5 March 2025. */
const now = new Date(2025, 2, 5, 10)

describe('a period in days', () => {
  test.each([
    ['all', undefined, undefined],
    ['today', '2025-03-05', '2025-03-05'],
    ['yesterday', '2025-03-04', '2025-03-04'],
    ['last7', '2025-02-27', '2025-03-05'],
    ['last30', '2025-02-04', '2025-03-05'],
    ['week', '2025-03-02', '2025-03-05'],
    ['month', '2025-03-01', '2025-03-05'],
    ['lastMonth', '2025-02-01', '2025-02-28'],
    ['year', '2025-01-01', '2025-03-05'],
  ] as const)('%s', (period, from, to) => {
    expect(periodDays(period, {}, now)).toEqual({ from, to })
  })

  test('on a Sunday the week begins that day', () => {
    expect(periodDays('week', {}, new Date(2025, 2, 9)).from).toBe('2025-03-09')
  })

  test('across the clock change yesterday is the day before', () => {
    expect(periodDays('yesterday', {}, new Date(2025, 2, 31, 0, 30)).from).toBe('2025-03-30')
  })

  test('a custom one is what was chosen', () => {
    expect(periodDays('custom', { from: '2025-01-02' }, now)).toEqual({ from: '2025-01-02' })
  })
})
