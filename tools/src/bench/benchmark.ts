/** A bound for what is judged: the ratio where there is a baseline, else the value itself. */
export type Goal = { atLeast: number } | { atMost: number }

export interface Measurement {
  what: string
  value: number
  unit: string
  /** The same done without the product's layers, measured side by side in the same run. */
  baseline?: number
  goal?: Goal
}

/** One file each; `id` names it on the command line. */
export interface Benchmark {
  id: string
  title: string
  /** Takes minutes to prepare, so it is measured only when it is named. */
  isLong?: boolean
  run: () => Promise<Measurement[]>
}

export const ratioOf = ({ value, baseline }: Measurement) => (baseline ? value / baseline : undefined)

/** Undefined where there is no goal. */
export function isMet(measurement: Measurement): boolean | undefined {
  const { value, goal } = measurement
  if (!goal) return undefined
  const judged = ratioOf(measurement) ?? value
  return 'atLeast' in goal ? judged >= goal.atLeast : judged <= goal.atMost
}
