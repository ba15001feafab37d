// Whether another team can work without this repository: `npm run test:packages` packs the libraries, installs them into an
// empty folder beside a remote's own folder, and type-checks, builds, tests and develops that remote there; `-- mfe-auth` takes another.
// Before that, it holds the libraries against their API reports.
import { rmSync } from 'node:fs'
import process from 'node:process'
import { makeCheckout } from './pack/make-checkout.ts'
import { tryDevelopment } from './pack/try-development.ts'
import { root } from './paths.ts'
import { runStep } from './test/generators/steps.ts'
import { single, sum } from './test/tally.ts'

const [remote = 'mfe-chat'] = process.argv.slice(2)
const npm = (title: string, ...args: string[]) => ({ title, command: 'npm', args })
const steps = [
  npm('install', 'install', '--no-audit', '--no-fund', '--loglevel=error'),
  ...['typecheck', 'build', 'test'].map((script) => npm(script, 'run', script, '-w', `@confida/${remote}`)),
]

console.log('\n── the libraries')
const isReported = runStep(npm('API reports', 'run', 'api'), root)
console.log(`\n── ${remote} with the packed libraries alone`)
const checkout = makeCheckout(remote)
try {
  const { passed, failed } = sum([
    single('API reports', isReported),
    ...steps.map((step) => single(step.title, runStep(step, checkout))),
    single('development', await tryDevelopment(checkout, remote)),
  ])
  console.log(`\n${passed} passed, ${failed} failed`)
  process.exitCode = failed === 0 ? 0 : 1
} finally {
  rmSync(checkout, { recursive: true, force: true })
}
