// `npm run test:accessibility`: axe looks at every screen, dialog and menu in both themes and both writing directions. `npm test` looks
// at each of them in one.
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
  '--project=desktop',
  'accessibility',
]
process.exitCode = runCheck('accessibility', 'playwright', args, { ALL_VARIANTS: 'yes' }) ? 0 : 1
