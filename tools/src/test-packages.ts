// Whether another team can work without this repository: `npm run test:packages` packs the libraries, installs them into an
// empty folder beside a remote's own folder, and type-checks, builds, tests and develops that remote there; `-- mfe-auth` takes another.
// It does so with a remote, too, that the generator has just made, and opens that in the shell of this checkout.
// Before that, it holds the libraries against their API reports.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { build } from './launch/build.ts'
import { makeCheckout } from './pack/make-checkout.ts'
import { tryDevelopment } from './pack/try-development.ts'
import { root } from './paths.ts'
import { runBrowserTests } from './test/browser-tests.ts'
import { runStep } from './test/generators/steps.ts'
import { copyWorkspace } from './test/generators/workspace-copy.ts'
import { single, sum, type Tally } from './test/tally.ts'

const GENERATED = 'gifts'

const npm = (title: string, ...args: string[]) => ({ title, command: 'npm', args })

async function tryCheckout(checkout: string, remote: string): Promise<Tally> {
  const steps = [
    npm('install', 'install', '--no-audit', '--no-fund', '--loglevel=error'),
    ...['typecheck', 'build', 'test'].map((script) => npm(script, 'run', script, '-w', `@confida/${remote}`)),
  ]
  return sum([
    ...steps.map((step) => single(step.title, runStep(step, checkout))),
    single('development', await tryDevelopment(checkout, remote)),
  ])
}

/** @returns a folder outside the workspace with a remote that was made in a copy of it: nothing here knows the remote */
function generateCheckout(): string {
  const copy = copyWorkspace()
  try {
    if (!runStep(npm('npm run new', 'run', 'new', '--', 'remote', GENERATED), copy))
      throw new Error('The generator made no remote.')
    return makeCheckout(`mfe-${GENERATED}`, copy)
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

async function tryInShell(checkout: string): Promise<boolean> {
  await build()
  return runBrowserTests('the generated remote in the shell', 'serial', 'generated-remote', {
    LONG_TESTS: 'yes',
    GENERATED_REMOTE: join(checkout, `mfe-${GENERATED}`),
  })
}

const [remote = 'mfe-chat'] = process.argv.slice(2)
const checkouts: string[] = []
try {
  console.log('\n── the libraries')
  const isReported = runStep(npm('API reports', 'run', 'api'), root)
  console.log(`\n── ${remote} with the packed libraries alone`)
  const own = makeCheckout(remote)
  checkouts.push(own)
  const tallies = [single('API reports', isReported), await tryCheckout(own, remote)]
  console.log('\n── a new remote with the packed libraries alone')
  const generated = generateCheckout()
  checkouts.push(generated)
  tallies.push(await tryCheckout(generated, `mfe-${GENERATED}`))
  tallies.push(single('the generated remote in the shell', await tryInShell(generated)))
  const { passed, failed } = sum(tallies)
  console.log(`\n${passed} passed, ${failed} failed`)
  process.exitCode = failed === 0 ? 0 : 1
} finally {
  for (const checkout of checkouts) rmSync(checkout, { recursive: true, force: true })
}
