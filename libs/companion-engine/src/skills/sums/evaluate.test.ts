import { expect, it } from '@jest/globals'
import { evaluate } from './evaluate.ts'
import { readNumber } from './read-number.ts'

it.each([
  ['2 + 3 * 4', 14],
  ['(2 + 3) * 4', 20],
  ['2 ^ 3 ^ 2', 512],
  ['-2 + 5', 3],
  ['2 * -3', -6],
  ['-2 ^ 2', -4],
  ['10 - 4 - 3', 3],
  ['√ 144', 12],
  ['15 % * 80', 12],
  ['80 + 15 %', 92],
  ['80 - 25 %', 60],
  ['1,200.5 + 1', 1201.5],
])('calculates %s', (text, value) => {
  expect(evaluate(text, 'en')).toEqual({ value })
})

it.each(['12', '2 +', '+ 2', '2 3', '2 + (3', '2 + 3)', '2 + x', '()', '', '%', '5 % %'])(
  'finds no sum in "%s"',
  (text) => {
    expect(evaluate(text, 'en')).toBeUndefined()
  },
)

it.each([
  ['10 / 0', 'zero'],
  ['10 ^ 10 ^ 10', 'large'],
  ['(0 - 8) ^ 0.5', 'unreal'],
  ['0 / 0', 'zero'],
  [`1${' + 1'.repeat(1000)}`, 'long'],
  [`${'('.repeat(1000)}1 + 1${')'.repeat(1000)}`, 'long'],
  [`${'9'.repeat(400)} * 2`, 'large'],
])('says calmly why there is no result: %.20s', (text, problem) => {
  expect(evaluate(text, 'en')).toEqual({ problem })
})

it('reads numbers as they are written in the language', () => {
  expect(readNumber('1.500,25', 'it')).toBe(1500.25)
  expect(readNumber('1,500.25', 'en')).toBe(1500.25)
  expect(readNumber('3,5', 'en')).toBe(3.5)
  expect(readNumber('3.5', 'de')).toBe(3.5)
})
