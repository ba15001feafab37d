import { deepStrictEqual } from 'node:assert'
import type { Benchmark, Measurement } from './benchmark.ts'
import { type Cleanup, withCleanup } from './cleanup.ts'
import { compare } from './load/compare.ts'
import { createSampleAccount } from './sample-account.ts'
import { startBeside } from './start-beside.ts'

const PATHS = ['/api/auth/profile', '/api/companions']

async function read(port: number, path: string, token: string): Promise<unknown> {
  const headers = { authorization: `Bearer ${token}` }
  return (await fetch(`http://127.0.0.1:${port}${path}`, { headers })).json()
}

async function measure(cleanup: Cleanup): Promise<Measurement[]> {
  const { api, bare } = await startBeside(cleanup, { bareServer: 'hot-reads/bare-server.ts' })
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
