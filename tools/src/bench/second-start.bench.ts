import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import process from 'node:process'
import { root } from '../paths.ts'
import type { Benchmark, Measurement } from './benchmark.ts'
import { type Cleanup, withCleanup } from './cleanup.ts'
import { freePorts } from './free-ports.ts'
import { temporaryFolder } from './temporary-folder.ts'

const GIVE_UP_MS = 120_000
/** The last line that `npm start` prints when all is ready. */
const READY = 'Ctrl-C stops everything.'

/** `npm start` from its call until it says that all is ready, then stopped. @returns seconds */
async function start(env: NodeJS.ProcessEnv): Promise<number> {
  const startedAt = performance.now()
  const child = spawn(process.execPath, [join(root, 'tools/bootstrap.mjs'), 'start'], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    signal: AbortSignal.timeout(GIVE_UP_MS),
  })
  const exited = once(child, 'exit')
  let output = ''
  const ready = new Promise<number>((resolve) => {
    const read = (chunk: Buffer) => {
      output += chunk
      if (output.includes(READY)) resolve((performance.now() - startedAt) / 1000)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
  })
  const seconds = await Promise.race([ready, exited])
  if (typeof seconds !== 'number') throw new Error(output.trim().split('\n').at(-1) ?? 'It ended.')
  child.kill('SIGTERM')
  await exited
  return seconds
}

async function measure(cleanup: Cleanup): Promise<Measurement[]> {
  const ports = await freePorts()
  const env = {
    PORT: String(ports.shell),
    API_PORT: String(ports.api),
    DATA_DIR: temporaryFolder(cleanup),
  }
  const first = await start(env)
  return [
    { what: 'first start on an empty DATA_DIR, all built', value: first, unit: 's' },
    { what: 'second start', value: await start(env), unit: 's', goal: { atMost: 5 } },
  ]
}

export const secondStart: Benchmark = {
  id: 'second-start',
  title: 'npm start until all is ready',
  run: () => withCleanup(measure),
}
