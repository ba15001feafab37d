import { expect, it } from '@jest/globals'
import { fullYears } from './age.ts'

it('counts a year on the birthday, not before', () => {
  expect(fullYears('2008-06-15', '2026-06-14')).toBe(17)
  expect(fullYears('2008-06-15', '2026-06-15')).toBe(18)
  expect(fullYears('2008-02-29', '2026-02-28')).toBe(17)
  expect(fullYears('2008-02-29', '2026-03-01')).toBe(18)
})
