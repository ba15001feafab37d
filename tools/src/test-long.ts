// What `npm test` leaves out because it takes longest and changes least: `npm run test:long` runs the browser tests that are
// tagged `@long`, types project by project, of the tools what holds the repository itself together, and of the API what starts
// processes and databases over and over.
import process from 'node:process'
import { build } from './launch/build.ts'
import { runCheck } from './lint/run-check.ts'
import { runBrowserTests } from './test/browser-tests.ts'

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
  runCheck('the API on a long conversation', 'jest', ['--config', 'api/jest.config.cjs', 'memory-prompt'], {
    MANY_MESSAGES: '50000',
  }),
]
const runs = (['desktop', 'serial'] as const).map((project) =>
  runBrowserTests(`browser tests, ${project}`, project, '', { LONG_TESTS: 'yes' }),
)
process.exitCode = [...isSound, ...runs].every(Boolean) ? 0 : 1
