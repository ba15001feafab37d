// Production builds of everything: `npm run build`. It fails where one weighs more than its budget, or has grown by more than a
// twentieth since that was recorded (`npm run budget -- --update`).
import process from 'node:process'
import { builds } from './budget/budgets.ts'
import { measureBuilds, report } from './budget/check-builds.ts'
import { build } from './launch/build.ts'

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))
process.once('disconnect', () => process.exit(1))

build().then(
  () => process.exit(report([measureBuilds(builds)]) ? 0 : 1),
  (error: Error) => {
    console.error(error.message)
    process.exit(1)
  },
)
