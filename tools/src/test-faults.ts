// What ends a server: `npm run test:faults` sends each of them ten times the hostile requests that `npm test` sends, and kills
// processes. `HOSTILE_SEED` chooses other requests.
import process from 'node:process'
import { build } from './launch/build.ts'
import { runCheck } from './lint/run-check.ts'
import { ensureChromium } from './test/chromium.ts'

await build()
ensureChromium()
const args = ['test', '--config', 'e2e/playwright.config.ts', '--no-deps', '--project=serial', 'faults']
process.exitCode = runCheck('faults', 'playwright', args, { HOSTILE_REQUESTS: '2000' }) ? 0 : 1
