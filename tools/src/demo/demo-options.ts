import { parseArgs } from 'node:util'

const USERS_MAX = 1_000_000

export interface DemoArguments {
  users: number
  seed: number
}

/** @throws Error with a sentence for a person */
export function readDemoArguments(args: string[]): DemoArguments {
  const { values } = parseArgs({
    args,
    options: { users: { type: 'string', default: '60' }, seed: { type: 'string', default: '1' } },
  })
  return {
    users: wholeNumber('--users', values.users, 1, USERS_MAX),
    seed: wholeNumber('--seed', values.seed, 0, 2 ** 31 - 1),
  }
}

function wholeNumber(name: string, text: string, lowest: number, highest: number): number {
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN
  if (value >= lowest && value <= highest) return value
  throw new Error(`${name} must be a whole number from ${lowest} to ${highest}.`)
}
