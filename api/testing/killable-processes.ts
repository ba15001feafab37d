import { aCompanionDraft } from '@confida/testing/companion-draft'
import { afterEach, beforeEach } from '@jest/globals'
import pg from 'pg'
import { type ApiProcess, startApiProcess } from './api-process.ts'
import { createTestDatabase, type TestDatabase } from './database/test-database.ts'
import { waitUntil } from './wait-until.ts'

/** For tests that kill processes of the built API: a database for each test, and what they did to it. */
export interface KillableProcesses {
  start(variables?: Record<string, string>): Promise<ApiProcess>
  /** Kills the process in mid-job, starts another with the same variables and waits for it to take the job over. */
  killAndTakeOver(api: ApiProcess, queue: string, variables?: Record<string, string>): Promise<void>
  /** A connection of its own, as somebody's who holds a lock. */
  connect(): Promise<pg.Client>
  rows(text: string): Promise<Record<string, unknown>[]>
  /** Until a statement waits for a lock on the table. */
  waitsFor(table: string): Promise<void>
}

/** To be called where tests are declared: it starts and ends what they need around each of them. */
export function useKillableProcesses(): KillableProcesses {
  let database: TestDatabase
  let client: pg.Client
  const running: ApiProcess[] = []
  const clients: pg.Client[] = []

  beforeEach(async () => {
    database = await createTestDatabase()
    client = await connect()
  })
  afterEach(async () => {
    await Promise.all(running.splice(0).map((api) => api.kill()))
    await Promise.all(clients.splice(0).map((open) => open.end()))
    await database.drop()
  })

  async function connect() {
    const opened = new pg.Client({ connectionString: database.url })
    clients.push(opened)
    await opened.connect()
    return opened
  }
  async function start(variables: Record<string, string> = {}) {
    const api = await startApiProcess(database.url, variables)
    running.push(api)
    return api
  }
  const rows = async (text: string) => (await client.query(text)).rows
  /** What time would do: the killed worker is missed, and the wait before the next attempt is over. */
  async function letTimePass(queue: string) {
    await client.query(
      `update pgboss.job set heartbeat_on = heartbeat_on - interval '1 hour' where state = 'active'`,
    )
    await client.query('update pgboss.queue set monitor_claim_on = null, monitor_on = null')
    await waitUntil(async () => {
      const { rowCount } = await client.query(
        `update pgboss.job set start_after = now() where name = $1 and state = 'retry'`,
        [queue],
      )
      return rowCount !== 0
    })
  }
  return {
    start,
    connect,
    rows,
    killAndTakeOver: async (api, queue, variables) => {
      await api.kill()
      const passing = letTimePass(queue)
      await start(variables)
      await passing
      await waitUntil(async () => {
        const open = await rows(`select from pgboss.job where name = '${queue}' and state < 'completed'`)
        return open.length === 0
      })
    },
    waitsFor: (table) =>
      waitUntil(async () => {
        const waiting = await rows(
          `select from pg_locks where relation = '${table}'::regclass and not granted`,
        )
        return waiting.length > 0
      }),
  }
}

/** Somebody new, at a process. @returns the token of the session */
export async function registerAt(
  api: ApiProcess,
  email = `${crypto.randomUUID()}@example.com`,
): Promise<string> {
  const body = { name: 'Anna', email, password: 'segreto' }
  return (await api.call('POST', '/api/auth/register', { body })).body.token
}

/** Somebody new with a conversation, at a process. @returns the token, and the path to send messages to */
export async function converseAt(api: ApiProcess): Promise<{ token: string; path: string }> {
  const token = await registerAt(api)
  const companion = await api.call('POST', '/api/companions/create', { token, body: aCompanionDraft() })
  const chat = await api.call('POST', '/api/chat/start', { token, body: { companion_id: companion.body.id } })
  return { token, path: `/api/chat/${chat.body.session_id}/send` }
}
