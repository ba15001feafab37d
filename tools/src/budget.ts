// What visits download, beside its budgets: `npm run budget` for all builds and for two screens in a browser,
// `npm run budget -- mfe-chat` for some builds. A budget that is missed is a failure, unlike a benchmark's goal.
import process from 'node:process'
import { isMet } from './bench/benchmark.ts'
import { type Outcome, toTable } from './bench/report.ts'
import { scriptsOnTheWire } from './bench/script-bytes.bench.ts'
import { measureBuild } from './budget/build-bytes.ts'
import { build } from './launch/build.ts'
import { distOf, remoteNames } from './paths.ts'
import { ensureChromium } from './test/chromium.ts'

const builds = ['shell', ...remoteNames]

async function measureScreens(): Promise<Outcome> {
  ensureChromium()
  return { benchmark: scriptsOnTheWire, measurements: await scriptsOnTheWire.run() }
}

function measureBuilds(projects: string[]): Outcome {
  const benchmark = {
    id: 'builds',
    title: 'JavaScript of each build (brotli)',
    run: async () => measurements,
  }
  const measurements = projects.flatMap((project) => measureBuild(project, distOf(project)))
  return { benchmark, measurements }
}

async function checkBudgets(chosen: string[]) {
  const unknown = chosen.find((project) => !builds.includes(project))
  if (unknown) throw new Error(`No such build: ${unknown}. There are ${builds.join(', ')}.`)
  await build({ projects: chosen })
  const outcomes = [measureBuilds(chosen.length > 0 ? chosen : builds)]
  if (chosen.length === 0) outcomes.push(await measureScreens())
  console.log(`\n${toTable(outcomes)}`)
  const isKept = outcomes.every(({ measurements }) => measurements.every((each) => isMet(each) !== false))
  process.exit(isKept ? 0 : 1)
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))
process.once('disconnect', () => process.exit(1))

checkBudgets(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})
