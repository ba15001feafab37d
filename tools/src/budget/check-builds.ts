import { isMet } from '../bench/benchmark.ts'
import { type Outcome, toTable } from '../bench/report.ts'
import { distOf } from '../paths.ts'
import { bytesOf, measureBuild } from './build-bytes.ts'
import { readRecorded, record } from './recorded-bytes.ts'

/** Measures builds that are there. `isUpdate` takes what they weigh now as what they may weigh from now on. */
export function measureBuilds(projects: string[], isUpdate = false): Outcome {
  const bytes = Object.fromEntries(projects.map((project) => [project, bytesOf(project, distOf(project))]))
  if (isUpdate) record(bytes)
  const recorded = readRecorded()
  const measurements = Object.entries(bytes).flatMap(([project, its]) =>
    measureBuild(project, its, recorded[project]),
  )
  const benchmark = {
    id: 'builds',
    title: 'JavaScript of each build (brotli)',
    run: async () => measurements,
  }
  return { benchmark, measurements }
}

/** Shows the outcomes. @returns whether all budgets are kept */
export function report(outcomes: Outcome[]): boolean {
  console.log(`\n${toTable(outcomes)}`)
  const missed = outcomes.flatMap(({ measurements }) => measurements).filter((each) => isMet(each) === false)
  if (missed.some(({ baseline }) => baseline))
    console.log('\nWhat has grown by more than 5 % on purpose is recorded by: npm run budget -- --update')
  return missed.length === 0
}
