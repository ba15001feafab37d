const ROUNDS = 15
const WARM_UP = 3

export const medianOf = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

async function time(work: () => Promise<void>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}

/** In turns, so that whatever else the machine does falls on both alike. @returns the medians in milliseconds */
export async function timeInTurns(
  first: () => Promise<void>,
  second: () => Promise<void>,
): Promise<[number, number]> {
  const times: [number[], number[]] = [[], []]
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    const pair = [await time(first), await time(second)] as const
    if (round < WARM_UP) continue
    times[0].push(pair[0])
    times[1].push(pair[1])
  }
  return [medianOf(times[0]), medianOf(times[1])]
}
