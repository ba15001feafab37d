// What ends a server or loses something: `npm run test:faults` kills and replaces processes and their database under load, sends
// each server ten times the hostile requests that `npm test` sends, and opens and leaves a remote five times as often.
// `FAULTS_SEED` and `HOSTILE_SEED` choose others.
import process from 'node:process'
import { build } from './launch/build.ts'
import { runCheck } from './lint/run-check.ts'
import { runBrowserTests } from './test/browser-tests.ts'
import { ensurePrograms } from './test/programs.ts'

ensurePrograms('pgbouncer', 'postgresql', 'redis-server', 'chromium')
await build()
const isSafe = runCheck('faults under load', 'jest', ['--config', 'api/jest.faults.cjs'])
const isUp = runBrowserTests('hostile requests and many visits', 'serial', 'faults', {
  HOSTILE_REQUESTS: '2000',
  REMOTE_VISITS: '50',
  ALL_VARIANTS: 'yes',
})
process.exitCode = isSafe && isUp ? 0 : 1
