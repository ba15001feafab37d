// What visits download, beside its budgets: `npm run budget` for all builds and for two screens in a browser,
// `npm run budget -- mfe-chat` for some builds; `--update` records what they weigh now. A budget that is missed is a failure,
// unlike a benchmark's goal, and so is a build that has grown by more than a twentieth since it was recorded.
import process from 'node:process'
import { parseArgs } from 'node:util'
import type { Outcome } from './bench/report.ts'
import { scriptsOnTheWire } from './bench/script-bytes.bench.ts'
import { builds } from './budget/budgets.ts'
import { measureBuilds, report } from './budget/check-builds.ts'
import { build } from './launch/build.ts'
import { ensurePrograms } from './test/programs.ts'

async function measureScreens(): Promise<Outcome> {
  ensurePrograms('chromium')
  return { benchmark: scriptsOnTheWire, measurements: await scriptsOnTheWire.run() }
}

async function checkBudgets(args: string[]) {
  const { values, positionals: chosen } = parseArgs({
    args,
    allowPositionals: true,
    options: { update: { type: 'boolean' } },
  })
  const unknown = chosen.find((project) => !builds.includes(project))
  if (unknown) throw new Error(`No such build: ${unknown}. There are ${builds.join(', ')}.`)
  await build({ projects: chosen })
  const outcomes = [measureBuilds(chosen.length > 0 ? chosen : builds, values.update)]
  if (chosen.length === 0) outcomes.push(await measureScreens())
  process.exit(report(outcomes) ? 0 : 1)
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))
process.once('disconnect', () => process.exit(1))

checkBudgets(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})
