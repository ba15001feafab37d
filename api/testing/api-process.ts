import { spawn } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findFreePort } from '../src/platform/database/embedded/loopback-port.ts'
import { type ApiResponse, type CallOptions, callApi } from './test-client.ts'

const built = fileURLToPath(new URL('../dist/main.js', import.meta.url))

export interface ApiProcess {
  /** `http://127.0.0.1:<port>` */
  origin: string
  pid: number
  /** What it has logged, where `LOG_LEVEL` lets it. */
  log(): string
  call(method: string, path: string, options?: CallOptions): Promise<ApiResponse>
  /** As SIGTERM does. @returns the exit code */
  stop(): Promise<number | null>
  /** As `kill -9`: nothing is finished and nobody is told. */
  kill(): Promise<void>
}

/** The built API as a process of its own; several on one database share their users, as they do in production. */
export async function startApiProcess(
  databaseUrl: string,
  variables: Record<string, string> = {},
): Promise<ApiProcess> {
  const port = await findFreePort(0)
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: 'test',
    // Loading takes most of the start.
    NODE_COMPILE_CACHE: join(tmpdir(), 'confida-compile-cache'),
    LOG_LEVEL: 'silent',
    DATA_DIR: tmpdir(),
    DATABASE_URL: databaseUrl,
    JWT_SECRET: 'a-secret-of-tests-that-is-long-enough',
    ADMIN_PASSWORD: 'administrator',
    API_PORT: String(port),
    RATE_LIMIT_PER_ADDRESS: '0',
    RATE_LIMIT_OVERALL: '0',
    FREE_MESSAGES_A_DAY: '0',
    JOB_POLL_SECONDS: '1',
    DRAIN_SECONDS: '0',
    ...variables,
  }
  const child = spawn(process.execPath, [built], { env, stdio: ['ignore', 'pipe', 'inherit', 'ipc'] })
  let log = ''
  child.stdout?.setEncoding('utf8').on('data', (text) => {
    log += text
  })
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  await Promise.race([
    new Promise((resolve) => child.once('message', resolve)),
    ended.then(() => Promise.reject(new Error('The API did not start.'))),
  ])
  const origin = `http://127.0.0.1:${port}`
  return {
    origin,
    pid: child.pid as number,
    log: () => log,
    call: (method, path, options) => callApi(origin, method, path, options),
    stop: () => {
      child.kill('SIGTERM')
      return ended
    },
    kill: async () => {
      child.kill('SIGKILL')
      await ended
    },
  }
}
