import type { Feedback } from '@confida/contracts'
import { expect, test } from '@jest/globals'
import { type FeedbackFilters, isIncomplete, passes, readFilters } from './feedback-filters.ts'

/** Wednesday 18 March 2026, noon, where the test runs. */
const now = new Date(2026, 2, 18, 12)

const at = (...moment: [number, number, number, number?, number?]) =>
  ({ rating: 4, created_at: new Date(...moment).toISOString() }) as Feedback
const days = (count: number) => at(2026, 2, 18 - count, 12)
const passing = (filters: FeedbackFilters, feedback: Feedback) => passes(feedback, filters, now)

test('a week is the last seven days, across a Sunday too', () => {
  expect(passing({ period: 'week' }, days(6))).toBe(true)
  expect(passing({ period: 'week' }, days(8))).toBe(false)
})

test('a month is the last month back from now', () => {
  expect(passing({ period: 'month' }, days(20))).toBe(true)
  expect(passing({ period: 'month' }, days(40))).toBe(false)
  const endOfMarch = new Date(2026, 2, 31, 12)
  expect(passes(at(2026, 1, 28, 13), { period: 'month' }, endOfMarch)).toBe(true)
  expect(passes(at(2026, 1, 28, 11), { period: 'month' }, endOfMarch)).toBe(false)
})

test('today begins at midnight', () => {
  expect(passing({ period: 'today' }, at(2026, 2, 18, 0, 1))).toBe(true)
  expect(passing({ period: 'today' }, at(2026, 2, 17, 23, 59))).toBe(false)
})

test('a range includes the whole last day', () => {
  const range = { period: 'custom', from: '2026-03-10', to: '2026-03-18' } as const
  expect(passing(range, at(2026, 2, 18, 23, 30))).toBe(true)
  expect(passing(range, at(2026, 2, 19, 0, 0))).toBe(false)
  expect(passing(range, at(2026, 2, 10, 0, 0))).toBe(true)
  expect(passing(range, at(2026, 2, 9, 23, 59))).toBe(false)
})

test('a range needs both of its days', () => {
  expect(isIncomplete({ period: 'custom', from: '2026-03-10' })).toBe(true)
  expect(isIncomplete({ period: 'custom', from: '2026-03-10', to: '2026-03-10' })).toBe(false)
})

test('an address may say anything', () => {
  const read = (query: string) => readFilters(new URLSearchParams(query))
  expect(read('rating=4&period=week')).toMatchObject({ rating: 4, period: 'week' })
  expect(read('rating=9&period=x&from=2026-02-30')).toEqual({ period: 'all' })
})

test('a search is never longer than the server takes, and none is no filter', () => {
  const read = (search: string) => readFilters(new URLSearchParams({ search })).search
  expect(read('x'.repeat(300))).toHaveLength(100)
  expect(read('')).toBeUndefined()
})
