// What `npm test` leaves out because it takes longest and changes least: `npm run test:long` runs all tests that are tagged
// `@long`, in a browser or by `longTest`, types project by project, of the tools what holds the repository itself together, of the
// API what starts processes and databases over and over, and of the other projects `*.long.test.*`.
import { globSync } from 'node:fs'
import { dirname } from 'node:path'
import process from 'node:process'
import { build } from './launch/build.ts'
import { runCheck } from './lint/run-check.ts'
import { root } from './paths.ts'
import { runBrowserTests } from './test/browser-tests.ts'

const projectsWithLongTests = globSync('{libs/*,mfe-*,shell}/jest.config.cjs', { cwd: root })
  .map(dirname)
  .filter((folder) => globSync(`${folder}/{src,training}/**/*.long.test.*`, { cwd: root }).length > 0)
const env = { LONG_TESTS: 'yes' }

await build()
const isSound = [
  runCheck('types by the settings of each project', 'nx', [
    'run-many',
    '-t',
    'typecheck',
    '--output-style=static',
  ]),
  runCheck('the repository', 'jest', ['--config', 'tools/jest.long.cjs']),
  runCheck('the API', 'jest', ['--config', 'api/jest.long.cjs']),
  runCheck(
    'screens and libraries',
    'jest',
    ['--testPathPatterns', '\\.long\\.test\\.', '--projects', ...projectsWithLongTests],
    env,
  ),
  // By each project's own command: the shell's and the API's tests are set up in a way of their own.
  runCheck(
    'what is tagged',
    'nx',
    ['run-many', '-t', 'test', '--output-style=static', '--parallel=2', '--', '--testNamePattern=@long'],
    env,
  ),
  runCheck('the API on a long conversation', 'jest', ['--config', 'api/jest.config.cjs', 'memory-prompt'], {
    ...env,
    MANY_MESSAGES: '50000',
  }),
]
const runs = (['desktop', 'serial'] as const).map((project) =>
  runBrowserTests(`browser tests, ${project}`, project, '', env),
)
process.exitCode = [...isSound, ...runs].every(Boolean) ? 0 : 1
