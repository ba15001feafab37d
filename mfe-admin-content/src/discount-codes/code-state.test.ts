import type { DiscountCode } from '@confida/contracts'
import { expect, test } from '@jest/globals'
import { codeState } from './code-state.ts'

const now = new Date('2026-03-10T12:00:00Z')
const code = (changes: Partial<DiscountCode>): DiscountCode => ({
  code: 'ESTATE',
  percent: 10,
  uses_max: null,
  last_day: null,
  is_active: true,
  uses: 0,
  payments: 0,
  paid: 0,
  created_at: '2026-01-01T00:00:00.000Z',
  ...changes,
})

test.each([
  ['open', {}],
  ['open', { last_day: '2026-03-10', uses: 9, uses_max: 10 }],
  ['expired', { last_day: '2026-03-09' }],
  ['full', { uses: 10, uses_max: 10 }],
  ['off', { is_active: false, last_day: '2026-03-09' }],
] as const)('is %s: %j', (state, changes) => {
  expect(codeState(code(changes), now)).toBe(state)
})
