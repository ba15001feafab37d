import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll } from '@jest/globals'
import { findFreePort } from '../src/platform/database/embedded/loopback-port.ts'
import { createTestDatabase, type TestDatabase } from './database/test-database.ts'

export const builtMain = fileURLToPath(new URL('../dist/main.js', import.meta.url))

interface Run {
  child: ChildProcess
  port: number
  ready: Promise<void>
  ended: Promise<{ code: number | null; errors: string }>
}

export interface StartedByHand {
  /** Starts the built API with these variables, as a person would. */
  run(variables: Record<string, string>): Promise<Run>
  dataDir(): string
  databaseUrl(): string
}

/** To be called where tests are declared: a folder of data and a database for all of them, and no process that outlives its test. */
export function useStartsByHand(): StartedByHand {
  const children: ChildProcess[] = []
  let dataDir: string
  let database: TestDatabase

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'confida-main-'))
    database = await createTestDatabase()
  })
  afterEach(() => {
    for (const child of children.splice(0)) child.kill('SIGKILL')
  })
  afterAll(async () => {
    await database.drop()
    await rm(dataDir, { recursive: true })
  })

  async function run(variables: Record<string, string>): Promise<Run> {
    const port = Number(variables.API_PORT ?? (await findFreePort(0)))
    const env = {
      PATH: process.env.PATH,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      DRAIN_SECONDS: '0',
      NODE_COMPILE_CACHE: join(tmpdir(), 'confida-compile-cache'),
      API_PORT: String(port),
      ...variables,
    }
    const child = spawn(process.execPath, [builtMain], { env, stdio: ['ignore', 'ignore', 'pipe', 'ipc'] })
    children.push(child)
    let errors = ''
    child.stderr?.on('data', (chunk) => {
      errors += chunk
    })
    const ready = new Promise<void>((resolve) => child.once('message', () => resolve()))
    const ended = new Promise<{ code: number | null; errors: string }>((resolve) =>
      child.once('exit', (code) => resolve({ code, errors: errors.trim() })),
    )
    return { child, port, ready, ended }
  }
  return { run, dataDir: () => dataDir, databaseUrl: () => database.url }
}
