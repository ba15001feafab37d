import { randomBytes } from 'node:crypto'
import pg from 'pg'
import type { Benchmark, Measurement } from './benchmark.ts'
import { type Cleanup, withCleanup } from './cleanup.ts'
import { freePorts } from './free-ports.ts'
import { ADMINISTRATOR, type BulkUsersDatabase, openBulkUsers } from './lists/bulk-users.ts'
import { listCalls } from './lists/list-calls.ts'
import { SequentialScans } from './lists/sequential-scans.ts'
import { timeInTurns } from './lists/time-in-turns.ts'
import { startApi } from './start-api.ts'
import { temporaryFolder } from './temporary-folder.ts'

const FEW = 1000
const MANY = 100_000

interface Side {
  origin: string
  headers: Record<string, string>
  scans: SequentialScans
}

async function serve(database: BulkUsersDatabase, cleanup: Cleanup): Promise<Side> {
  const ports = await freePorts()
  const JWT_SECRET = randomBytes(48).toString('base64url')
  await startApi(
    { DATABASE_URL: database.url, JWT_SECRET, DATA_DIR: temporaryFolder(cleanup) },
    ports,
    cleanup,
  )
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  cleanup.add(() => client.end())
  const origin = `http://127.0.0.1:${ports.api}`
  const login = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ADMINISTRATOR),
  })
  const { token } = (await login.json()) as { token: string }
  return { origin, headers: { authorization: `Bearer ${token}` }, scans: new SequentialScans(client) }
}

const callOf =
  ({ origin, headers }: Side, path: string) =>
  async () => {
    const answer = await fetch(origin + path, { headers })
    if (!answer.ok) throw new Error(`GET ${path} answered ${answer.status}.`)
    await answer.arrayBuffer()
  }

async function measure(cleanup: Cleanup): Promise<Measurement[]> {
  const few = await serve(await openBulkUsers(FEW, cleanup), cleanup)
  const many = await serve(await openBulkUsers(MANY, cleanup), cleanup)
  const measurements: Measurement[] = []
  const scanned: string[] = []
  for (const [what, path] of listCalls(new Date())) {
    await many.scans.begin()
    const [baseline, value] = await timeInTurns(callOf(few, path), callOf(many, path))
    const tables = await many.scans.end()
    if (tables.length > 0) scanned.push(`${what} (${tables.join(', ')})`)
    measurements.push({ what, value, baseline, unit: 'ms', goal: { atMost: 2 } })
  }
  const whole = scanned.map((what) => ({
    what: `reads a big table whole: ${what}`,
    value: 1,
    unit: '',
    goal: { atMost: 0 },
  }))
  return [...measurements, ...whole]
}

/** What an administrator waits for: each list and statistic with 100,000 users and 5,000,000 messages beside 1,000 users. */
export const lists: Benchmark = {
  id: 'lists',
  title: "Administrator's lists and statistics with 100,000 users beside 1,000",
  isLong: true,
  run: () => withCleanup(measure),
}
