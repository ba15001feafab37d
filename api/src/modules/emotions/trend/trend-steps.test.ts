import { expect, it } from '@jest/globals'
import { spanOf, stepsOf } from './trend-steps.ts'

const TODAY = '2026-03-31'
const all = { from: null, to: null }

it('begins with the first label, or the day that is asked for, and ends today', () => {
  expect(spanOf(all, '2026-03-01', TODAY)).toEqual({ from: '2026-03-01', to: TODAY, unit: 'day' })
  expect(spanOf({ from: '2026-02-01', to: '2026-12-31' }, '2026-03-01', TODAY)).toEqual({
    from: '2026-02-01',
    to: TODAY,
    unit: 'day',
  })
})

it('has no days before anything was labelled, nor those to come, nor a period that ends before it begins', () => {
  expect(spanOf({ from: '2026-03-01', to: null }, null, TODAY)).toBeUndefined()
  expect(spanOf({ from: '2026-04-01', to: null }, '2026-01-01', TODAY)).toBeUndefined()
  expect(spanOf({ from: '2026-03-02', to: '2026-03-01' }, '2026-01-01', TODAY)).toBeUndefined()
  expect(spanOf({ from: null, to: '2025-01-01' }, '2026-01-01', TODAY)).toBeUndefined()
  expect(spanOf({ from: '1900-01-01', to: '2025-01-01' }, '2026-01-01', TODAY)).toBeUndefined()
})

it.each([
  ['2025-12-30', 'day', 92],
  ['2025-12-29', 'week', 14],
  ['2024-07-03', 'week', 92],
  ['2024-07-02', 'month', 21],
] as const)('since %s counts by %s, in %d steps', (from, unit, steps) => {
  const span = spanOf({ from, to: null }, '2024-01-01', TODAY)
  expect(span).toMatchObject({ from, unit })
  expect(span && stepsOf(span)).toHaveLength(steps)
})

it('has few steps of the longest period: it begins with the first label', () => {
  const span = spanOf({ from: '1900-01-01', to: '2999-12-31' }, '2026-03-30', TODAY)
  expect(span).toEqual({ from: '2026-03-30', to: TODAY, unit: 'day' })
})

it('has weeks that begin on Monday and months of every length', () => {
  expect(stepsOf({ from: '2026-03-01', to: '2026-03-16', unit: 'week' })).toEqual([
    '2026-02-23',
    '2026-03-02',
    '2026-03-09',
    '2026-03-16',
  ])
  expect(stepsOf({ from: '2025-12-31', to: '2026-03-01', unit: 'month' })).toEqual([
    '2025-12-01',
    '2026-01-01',
    '2026-02-01',
    '2026-03-01',
  ])
  expect(stepsOf({ from: '2024-02-28', to: '2024-03-01', unit: 'day' })).toHaveLength(3)
})
