// Lint as a whole: `npm run lint`. `npm run lint -w <project>` is Biome on one project alone.
import process from 'node:process'
import { checks } from './lint/checks.ts'
import { runCheck } from './lint/run-check.ts'

const failed = checks.filter(({ title, command, args }) => !runCheck(title, command, args))
for (const { title } of failed) console.error(`\nFailed: ${title}`)
process.exitCode = failed.length > 0 ? 1 : 0
