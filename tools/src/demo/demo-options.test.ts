import { expect, it } from '@jest/globals'
import { readDemoArguments } from './demo-options.ts'

it('has a seed of its own and sixty users where nothing is said', () => {
  expect(readDemoArguments([])).toEqual({ users: 60, seed: 1 })
  expect(readDemoArguments(['--users', '100000', '--seed=7'])).toEqual({ users: 100_000, seed: 7 })
})

it.each([
  [['--users', '0'], '--users must be a whole number from 1 to 1000000.'],
  [['--users=many'], '--users must be'],
  [['--seed', '-1'], 'seed'],
  [['--people', '3'], '--people'],
])('names what is wrong in %j', (args, sentence) => {
  expect(() => readDemoArguments(args)).toThrow(sentence)
})
