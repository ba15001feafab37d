// Whether a test fails where the code is wrong: `npm run test:mutation`, or `-- access` for one area alone. Stryker changes the
// code piece by piece, in a copy of the workspace, and runs the area's tests on each change. `--mutate <file>` tries one file of
// an area, `--tests <file>` by one of its tests alone, `--force` what an earlier run has tried already, `--concurrency 1` leaves the
// other processor alone.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { copyWorkspace } from './test/generators/workspace-copy.ts'
import { API, areas } from './test/mutation/areas.ts'
import { joinCluster } from './test/mutation/join-cluster.ts'
import { runArea } from './test/mutation/run-area.ts'
import { THRESHOLD } from './test/mutation/stryker-options.ts'
import { describeSurvivor } from './test/mutation/survivors.ts'
import { ensurePrograms } from './test/programs.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    mutate: { type: 'string', multiple: true, default: [] },
    tests: { type: 'string', multiple: true, default: [] },
    concurrency: { type: 'string', default: '2' },
    force: { type: 'boolean', default: false },
  },
})
const choices = { ...values, concurrency: Number(values.concurrency) }

const temporary = mkdtempSync(join(tmpdir(), 'confida-mutation-'))
// The tests' PostgreSQL, whose user walks through, and jest's cache come into it too and go with it.
chmodSync(temporary, 0o711)
process.env.TMPDIR = temporary
// Each test counts, those of `test:long` too.
process.env.LONG_TESTS = 'yes'
// Stryker may end the process itself.
process.on('exit', () => rmSync(temporary, { recursive: true, force: true }))
ensurePrograms('redis-server', 'pgbouncer')
const copy = copyWorkspace()
const chosen = positionals.length > 0 ? positionals : Object.keys(areas)
const leaveCluster = chosen.some((name) => areas[name]?.project === API) && (await joinCluster(copy))
try {
  const scores = []
  const failed = []
  for (const name of chosen) {
    console.log(`\n── ${name}`)
    try {
      const { score, survivors } = await runArea(name, copy, choices)
      for (const survivor of survivors) console.log(describeSurvivor(survivor))
      scores.push(score)
      if (!(score.percent >= THRESHOLD)) failed.push(name)
    } catch (error) {
      // Its tests fail as they are, say. The other areas go on.
      console.error(error)
      failed.push(name)
    }
  }
  console.table(scores)
  for (const name of failed) console.error(`Failed: ${name}`)
  process.exitCode = failed.length > 0 ? 1 : 0
} finally {
  if (leaveCluster) await leaveCluster()
}
