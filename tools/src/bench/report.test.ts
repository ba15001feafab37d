import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from '@jest/globals'
import type { Benchmark, Measurement } from './benchmark.ts'
import { type Outcome, toTable, writeResults } from './report.ts'

const benchmark: Benchmark = { id: 'reads', title: 'Reads', run: async () => [] }
const outcome = (...measurements: Measurement[]): Outcome => ({ benchmark, measurements })

const ratio: Measurement = {
  what: 'profile',
  value: 900,
  unit: 'requests/s',
  baseline: 1000,
  goal: { atLeast: 0.8 },
}
const bytes: Measurement = { what: 'landing', value: 151, unit: 'kB', goal: { atMost: 150 } }
const bare: Measurement = { what: 'dashboard', value: 200, unit: 'kB' }

it('judges the ratio where something is measured beside it, else the value', () => {
  const [, , profile, landing, dashboard] = toTable([outcome(ratio, bytes, bare)]).split('\n')
  expect(profile).toMatch(/900 requests\/s +1,000 requests\/s +0.9 × +≥ 0.8 × +met$/)
  expect(landing).toMatch(/151 kB +≤ 150 +MISSED$/)
  expect(dashboard).toMatch(/200 kB$/)
})

it('says why a benchmark has no measurements', () => {
  expect(toTable([{ benchmark, measurements: [], failure: 'no browser' }])).toContain('FAILED, no browser')
})

it('writes the same as JSON', () => {
  const folder = mkdtempSync(join(tmpdir(), 'confida-bench-report-'))
  const file = join(folder, 'results/latest.json')
  writeResults(file, [outcome(ratio, bytes)])
  const { results } = JSON.parse(readFileSync(file, 'utf8'))
  expect(results).toEqual([
    {
      id: 'reads',
      title: 'Reads',
      measurements: [
        { ...ratio, ratio: 0.9, isMet: true },
        { ...bytes, isMet: false },
      ],
    },
  ])
  rmSync(folder, { recursive: true })
})
