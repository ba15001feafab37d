import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus } from 'node:os'
import { dirname } from 'node:path'
import process from 'node:process'
import { type Benchmark, type Goal, isMet, type Measurement, ratioOf } from './benchmark.ts'

export interface Outcome {
  benchmark: Benchmark
  measurements: Measurement[]
  /** Why there are no measurements. */
  failure?: string
}

const number = (value: number) =>
  value.toLocaleString('en-GB', { maximumFractionDigits: value < 10 ? 2 : value < 1000 ? 1 : 0 })

const goalText = (goal: Goal | undefined, hasBaseline: boolean) => {
  if (!goal) return ''
  const [sign, bound] = 'atLeast' in goal ? ['≥', goal.atLeast] : ['≤', goal.atMost]
  return `${sign} ${number(bound)}${hasBaseline ? ' ×' : ''}`
}

function rowOf(measurement: Measurement): string[] {
  const { what, value, unit, baseline, goal } = measurement
  const ratio = ratioOf(measurement)
  const met = isMet(measurement)
  return [
    what,
    `${number(value)} ${unit}`,
    baseline ? `${number(baseline)} ${unit}` : '',
    ratio ? `${number(ratio)} ×` : '',
    goalText(goal, baseline !== undefined),
    met === undefined ? '' : met ? 'met' : 'MISSED',
  ]
}

const HEADER = ['', 'measured', 'bare', 'ratio', 'goal', '']

/** The table for a person, aligned by the widest cell of each column. */
export function toTable(outcomes: Outcome[]): string {
  const rows = outcomes.flatMap(({ benchmark, measurements, failure }) => [
    [`── ${benchmark.title}${failure ? `: FAILED, ${failure}` : ''}`],
    ...measurements.map(rowOf),
  ])
  const cells = [HEADER, ...rows.filter((row) => row.length > 1)]
  const widths = HEADER.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)))
  const align = (row: string[]) =>
    row.map((cell, column) =>
      column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
    )
  return [HEADER, ...rows].map((row) => (row.length > 1 ? align(row) : row).join('  ').trimEnd()).join('\n')
}

/** The same for programs, with what it was measured on. */
export function writeResults(file: string, outcomes: Outcome[]): void {
  const results = outcomes.map(({ benchmark: { id, title }, measurements, failure }) => ({
    id,
    title,
    failure,
    measurements: measurements.map((measurement) => ({
      ...measurement,
      ratio: ratioOf(measurement),
      isMet: isMet(measurement),
    })),
  }))
  const machine = { node: process.version, processor: cpus()[0]?.model, cores: availableParallelism() }
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(
    file,
    `${JSON.stringify({ measuredAt: new Date().toISOString(), machine, results }, null, 2)}\n`,
  )
}
