import { deepStrictEqual } from 'node:assert'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '../../../api/src/platform/database/embedded/embedded-postgres.ts'
import { startChild, stopChild } from '../launch/child.ts'
import { distOf } from '../paths.ts'
import type { Benchmark, Measurement } from './benchmark.ts'
import { type Cleanup, withCleanup } from './cleanup.ts'
import { freePorts } from './free-ports.ts'
import { compare } from './load/compare.ts'
import { createSampleAccount } from './sample-account.ts'
import { temporaryFolder } from './temporary-folder.ts'

const PATHS = ['/api/auth/profile', '/api/companions']

/** The API and the bare server on the same database, with the same key. */
async function startServers(cleanup: Cleanup) {
  const dataDir = temporaryFolder(cleanup)
  const database = await startEmbeddedPostgres({ dataDir })
  cleanup.add(() => database.stop())
  const ports = await freePorts()
  const bare = ports.api + 1
  const env = { DATABASE_URL: database.url, JWT_SECRET: randomBytes(48).toString('base64url') }
  const api = await startChild('API', join(distOf('api'), 'main.js'), [], {
    ...env,
    DATA_DIR: dataDir,
    PORT: String(ports.shell),
    API_PORT: String(ports.api),
    LOG_LEVEL: 'warn',
    RATE_LIMIT_PER_ADDRESS: '0',
    // Mails stay off the console.
    NODE_ENV: 'test',
  })
  cleanup.add(() => stopChild(api))
  const server = await startChild('bare server', join(import.meta.dirname, 'hot-reads/bare-server.ts'), [], {
    ...env,
    PORT: String(bare),
  })
  cleanup.add(() => stopChild(server))
  return { api: ports.api, bare }
}

async function read(port: number, path: string, token: string): Promise<unknown> {
  const headers = { authorization: `Bearer ${token}` }
  return (await fetch(`http://127.0.0.1:${port}${path}`, { headers })).json()
}

async function measure(cleanup: Cleanup): Promise<Measurement[]> {
  const { api, bare } = await startServers(cleanup)
  const { token } = await createSampleAccount(`http://127.0.0.1:${api}`)
  const measurements: Measurement[] = []
  for (const path of PATHS) {
    // Who answers something else does other work.
    deepStrictEqual(await read(bare, path, token), await read(api, path, token))
    const pair = await compare({ port: api, path, token }, { port: bare, path, token })
    measurements.push({ what: `GET ${path}`, ...pair, unit: 'requests/s', goal: { atLeast: 0.8 } })
  }
  return measurements
}

/** Requests per second of the reads that every screen makes, beside a server without any framework. */
export const hotReads: Benchmark = {
  id: 'hot-reads',
  title: 'Hot reads beside bare node:http and pg',
  run: () => withCleanup(measure),
}
