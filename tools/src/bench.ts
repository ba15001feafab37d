// The benchmarks, one after the other: `npm run bench`, or `npm run bench -- hot-reads` for some
// (the long ones run only so). A table for people,
// bench-results/latest.json for programs. A missed goal is a finding, not a failure: the machine may be slow or busy.
import { join } from 'node:path'
import process from 'node:process'
import type { Benchmark } from './bench/benchmark.ts'
import { capacity } from './bench/capacity.bench.ts'
import { chatSend } from './bench/chat-send.bench.ts'
import { firstOpening } from './bench/first-opening.bench.ts'
import { firstToken } from './bench/first-token.bench.ts'
import { hotReads } from './bench/hot-reads.bench.ts'
import { lcp } from './bench/lcp.bench.ts'
import { lists } from './bench/lists.bench.ts'
import { oneApplication } from './bench/one-application.bench.ts'
import { replyStreams } from './bench/reply-streams.bench.ts'
import { type Outcome, toTable, writeResults } from './bench/report.ts'
import { retrieval } from './bench/retrieval.bench.ts'
import { scriptsOnTheWire } from './bench/script-bytes.bench.ts'
import { secondStart } from './bench/second-start.bench.ts'
import { build } from './launch/build.ts'
import { root } from './paths.ts'

const RESULTS = join(root, 'bench-results/latest.json')
const benchmarks = [
  hotReads,
  chatSend,
  firstToken,
  replyStreams,
  retrieval,
  scriptsOnTheWire,
  lcp,
  firstOpening,
  oneApplication,
  secondStart,
  lists,
  capacity,
]

function choose(ids: string[]): Benchmark[] {
  const unknown = ids.find((id) => !benchmarks.some((benchmark) => benchmark.id === id))
  if (unknown)
    throw new Error(`No such benchmark: ${unknown}. There are ${benchmarks.map(({ id }) => id).join(', ')}.`)
  return ids.length > 0
    ? benchmarks.filter(({ id }) => ids.includes(id))
    : benchmarks.filter(({ isLong }) => !isLong)
}

async function measure(benchmark: Benchmark): Promise<Outcome> {
  console.log(`Measuring: ${benchmark.title} …`)
  try {
    return { benchmark, measurements: await benchmark.run() }
  } catch (error) {
    return { benchmark, measurements: [], failure: (error as Error).message }
  }
}

async function bench() {
  const chosen = choose(process.argv.slice(2))
  await build()
  const outcomes: Outcome[] = []
  for (const benchmark of chosen) outcomes.push(await measure(benchmark))
  writeResults(RESULTS, outcomes)
  console.log(`\n${toTable(outcomes)}\n\nWritten to ${RESULTS}`)
  process.exit(outcomes.some(({ failure }) => failure) ? 1 : 0)
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))
process.once('disconnect', () => process.exit(1))

bench().catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})
