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

const projects = globSync('{libs/*,mfe-*,shell}/jest.config.cjs', { cwd: root }).map(dirname)
const projectsWithLongTests = projects.filter(
  (folder) => globSync(`${folder}/{src,training}/**/*.long.test.*`, { cwd: root }).length > 0,
)
/** `*.long.test.*` have a run of their own. */
const tagged = [
  '--testNamePattern',
  '@long$',
  '--testPathIgnorePatterns',
  '/node_modules/',
  '\\.long\\.test\\.',
]

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
    { LONG_TESTS: 'yes' },
  ),
  runCheck('tagged tests of the API', 'jest', ['--config', 'api/jest.shards.cjs', ...tagged], {
    LONG_TESTS: 'yes',
  }),
  runCheck('tagged tests of screens and libraries', 'jest', [...tagged, '--projects', ...projects], {
    LONG_TESTS: 'yes',
  }),
  runCheck('the API on a long conversation', 'jest', ['--config', 'api/jest.config.cjs', 'memory-prompt'], {
    MANY_MESSAGES: '50000',
    LONG_TESTS: 'yes',
  }),
]
const runs = (['desktop', 'serial'] as const).map((project) =>
  runBrowserTests(`browser tests, ${project}`, project, '', { LONG_TESTS: 'yes' }),
)
process.exitCode = [...isSound, ...runs].every(Boolean) ? 0 : 1
