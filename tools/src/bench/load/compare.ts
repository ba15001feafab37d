import { type Load, runLoad } from './load.ts'

const ROUNDS = 5
const ROUND = { connections: 16, milliseconds: 2000, mostRequests: 200_000 }
const WARM_UP = { ...ROUND, milliseconds: 1500 }

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

type Target = Pick<Load, 'port' | 'path' | 'token'>

/**
 * Measures two servers in turns, so that whatever else the machine does falls on both alike.
 * @returns the pair of requests per second of the round with the median ratio
 */
export async function compare(product: Target, bare: Target): Promise<{ value: number; baseline: number }> {
  for (const target of [product, bare]) await runLoad({ ...WARM_UP, ...target })
  const rounds: { value: number; baseline: number }[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const baseline = await runLoad({ ...ROUND, ...bare })
    rounds.push({ value: await runLoad({ ...ROUND, ...product }), baseline })
  }
  const middle = median(rounds.map(({ value, baseline }) => value / baseline))
  const round = rounds.find(({ value, baseline }) => value / baseline === middle)
  if (!round) throw new Error('No round was measured.')
  return round
}
