// The long suites, one after the other: whatever package.json has as `test:…`. `npm test` is what every change has to pass;
// these are for what it leaves out.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { runCheck } from './lint/run-check.ts'
import { root } from './paths.ts'

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const suites = Object.keys(scripts).filter((name) => name.startsWith('test:') && name !== 'test:all')
const failed = suites.filter((name) => !runCheck(`npm run ${name}`, 'npm', ['run', name]))
for (const name of failed) console.error(`\nFailed: npm run ${name}`)
process.exitCode = failed.length > 0 ? 1 : 0
