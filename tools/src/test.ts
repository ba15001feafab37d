// All that must pass: format, lint with the layers, types, unit and integration tests, browser tests on the built product.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { builds } from './budget/budgets.ts'
import { measureBuilds, report } from './budget/check-builds.ts'
import { build } from './launch/build.ts'
import { checks, typeChecks } from './lint/checks.ts'
import { runCheck, runCheckBeside } from './lint/run-check.ts'
import { root } from './paths.ts'
import { ensurePrograms } from './test/programs.ts'
import {
  JEST_REPORT,
  jestProjects,
  jestTally,
  playwrightTally,
  single,
  sum,
  type Tally,
} from './test/tally.ts'

/** The browser tests run on two products at the same time: those that change or end theirs have one to themselves. */
const browserRuns = [
  {
    title: 'browser tests',
    results: 'test-results/shared',
    projects: ['desktop', 'phone'],
    ports: {},
  },
  {
    title: 'browser tests that change the product',
    results: 'test-results/serial',
    projects: ['serial'],
    ports: { E2E_PORT: '14500', E2E_API_PORT: '13500' },
  },
]

const nx = (target: string, ...args: string[]) => [
  'run-many',
  '-t',
  target,
  '--output-style=static',
  // One more than there are processors: the API's tests wait for their database for half of the time.
  '--parallel=3',
  ...args,
]

/** All at once: most of them take one processor. */
const runChecks = (): Promise<Tally[]> =>
  Promise.all(
    [...checks, ...typeChecks].map(async ({ title, command, args }) =>
      single(title, await runCheckBeside(title, command, args)),
    ),
  )

function runJest(): Tally {
  const projects = jestProjects(root)
  const isPassed = runCheck('unit and integration tests', 'nx', [
    ...nx('test'),
    '--',
    '--json',
    `--outputFile=${JEST_REPORT}`,
  ])
  const tally = jestTally(root, projects)
  // A run that fails without a failed test (a crash, say) must not pass.
  return isPassed || tally.failed > 0 ? tally : sum([tally, single('The unit tests ended early.', false)])
}

async function runBrowser(): Promise<Tally> {
  const tallies = browserRuns.map(async ({ title, results, projects, ports }) => {
    const report = join(root, 'e2e', results, 'report.json')
    rmSync(report, { force: true })
    const isPassed = await runCheckBeside(
      title,
      'playwright',
      [
        'test',
        '--config',
        'e2e/playwright.config.ts',
        '--no-deps',
        ...projects.map((project) => `--project=${project}`),
      ],
      { ...ports, E2E_RESULTS: results },
    )
    const tally = playwrightTally(report)
    return isPassed || tally.failed > 0 ? tally : sum([tally, single(`The ${title} ended early.`, false)])
  })
  return sum(await Promise.all(tallies))
}

/** As `npm start` does, which then finds nothing to build: two of them must not write the same files. */
async function isBuilt(): Promise<boolean> {
  console.log('\n── build')
  return build().then(
    () => true,
    (error: Error) => {
      console.error(error.message)
      return false
    },
  )
}

// Before anything else: a quarter of an hour later is too late to be told.
ensurePrograms('redis-server', 'pgbouncer', 'chromium')

const tally = sum([
  ...(await runChecks()),
  runJest(),
  ...((await isBuilt())
    ? [single('bytes of the builds', report([measureBuilds(builds)])), await runBrowser()]
    : [single('build', false)]),
])

if (tally.failures.length > 0) console.log('\n── what failed')
for (const failure of tally.failures) console.log(`\n${failure}`)
console.log(`\n${tally.passed} passed, ${tally.failed} failed`)
process.exitCode = tally.failed === 0 ? 0 : 1
