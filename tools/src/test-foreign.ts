// Remotes of other teams (e2e/foreign): `npm run test:foreign` builds each with its own tools, releases it, uses it in the shell
// and tampers with it. `npm test` tries one of them.
import process from 'node:process'
import { build } from './launch/build.ts'
import { runCheck } from './lint/run-check.ts'
import { ensureChromium } from './test/chromium.ts'

await build()
ensureChromium()
const args = [
  'test',
  '--config',
  'e2e/playwright.config.ts',
  '--no-deps',
  '--project=serial',
  'foreign-remotes',
]
process.exitCode = runCheck('foreign remotes', 'playwright', args, { FOREIGN_REMOTES: 'all' }) ? 0 : 1
