import { expect, test } from '@jest/globals'
import { dayProblem, typedDay } from './day-entry.ts'

test.each([
  ['03/05/1990', '1990-05-03'],
  ['3/5/1990', '1990-05-03'],
  ['03051990', '1990-05-03'],
  ['3.5.1990', '1990-05-03'],
  [' 3-5-1990 ', '1990-05-03'],
  ['٣/٥/١٩٩٠', '1990-05-03'],
  ['29/02/2000', '2000-02-29'],
])('%s is the day %s', (typed, day) => {
  expect(typedDay(typed)).toBe(day)
})

test.each(['31/02/1990', '29/02/1900', '3/13/1990', '3/5/90', '1990', 'ieri', ''])('%s is none', (typed) => {
  expect(typedDay(typed)).toBeUndefined()
})

test('says why a field cannot be taken', () => {
  const bounds = { min: '1900-01-01', max: '2026-01-31' }
  expect(dayProblem('31/02/1990', bounds)).toBe('unreadable')
  expect(dayProblem('2026-02-01', bounds)).toBe('future')
  expect(dayProblem('1899-12-31', bounds)).toBe('tooEarly')
  for (const day of ['1900-01-01', '2026-01-31', '', undefined]) {
    expect(dayProblem(day, bounds)).toBeUndefined()
  }
})
