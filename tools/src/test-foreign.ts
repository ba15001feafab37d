// Remotes of other teams (e2e/foreign): `npm run test:foreign` builds each with its own tools, releases it, uses it in the shell
// and tampers with it. `npm test` tries one of them.
import process from 'node:process'
import { build } from './launch/build.ts'
import { runBrowserTests } from './test/browser-tests.ts'

await build()
process.exitCode = runBrowserTests('foreign remotes', 'serial', 'foreign-remotes', { FOREIGN_REMOTES: 'all' })
  ? 0
  : 1
