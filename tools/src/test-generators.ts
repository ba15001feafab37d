// Whether what the generators make works as it is: `npm run test:generators`, or `-- language` for one kind alone. Each kind is
// made by the command that people use, in a copy of the workspace; then what it touched is linted, compiled, built and tested.
import { rmSync } from 'node:fs'
import process from 'node:process'
import { commandsOf, kinds } from './test/generators/kinds.ts'
import { runStep, stepsFor } from './test/generators/steps.ts'
import { copyWorkspace, takeChanges } from './test/generators/workspace-copy.ts'
import { ensurePrograms } from './test/programs.ts'
import { single, sum, type Tally } from './test/tally.ts'

/** @returns the files that it touched, or nothing where it failed */
function make(command: string, copy: string): string[] | undefined {
  const title = `npm run new -- ${command}`
  if (!runStep({ title, command: 'npm', args: ['run', 'new', '--', ...command.split(' ')] }, copy))
    return undefined
  const { made, changed } = takeChanges(copy)
  console.log(`           ${made.length} files made, ${changed.length} changed`)
  return [...made, ...changed]
}

function tryKind(kind: string): Tally {
  console.log(`\n── ${kind}`)
  const copy = copyWorkspace()
  try {
    const made = commandsOf(kind).map((command) => make(command, copy))
    const tallies = made.map((files) => single(kind, files !== undefined))
    if (!made.every((files) => files !== undefined)) return sum(tallies)
    const steps = stepsFor([...new Set(made.flat())], copy)
    return sum([...tallies, ...steps.map((step) => single(step.title, runStep(step, copy)))])
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

const chosen = process.argv.slice(2)
ensurePrograms('redis-server', 'pgbouncer')
const tally = sum((chosen.length > 0 ? chosen : kinds).map(tryKind))
console.log(`\n${tally.passed} passed, ${tally.failed} failed`)
process.exitCode = tally.failed === 0 ? 0 : 1
