// `npm run test:accessibility`: axe looks at every screen, dialog and menu in both themes and both writing directions. `npm test` looks
// at what visitors see first and at the chat, at each in one of them.
import process from 'node:process'
import { build } from './launch/build.ts'
import { runBrowserTests } from './test/browser-tests.ts'

await build()
process.exitCode = runBrowserTests('accessibility', 'desktop', 'accessibility', { ALL_VARIANTS: 'yes' })
  ? 0
  : 1
