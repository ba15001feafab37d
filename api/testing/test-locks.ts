import type { Transaction } from '../src/platform/database/database.ts'
import { statement } from '../src/platform/database/statement.ts'
import type { TestApi } from './test-api.ts'
import { waitUntil } from './wait-until.ts'

const countWaiting = statement(
  'testing.waiting',
  `select count(*)::int as count from pg_stat_activity
   where datname = current_database() and wait_event_type = 'Lock'`,
)

/** Waits until each of the calls waits for a lock, or is answered. */
export async function waitForLocks(api: TestApi, calls: Promise<unknown>[]): Promise<void> {
  let answered = 0
  const count = () => {
    answered++
  }
  for (const call of calls) call.then(count, count)
  await waitUntil(async () => {
    const waiting = await api.database.row<{ count: number }>(countWaiting)
    return answered + (waiting?.count ?? 0) >= calls.length
  })
}

/** Makes calls race: the transaction with what `lock` takes and changes is committed once all of them wait for it. */
export async function callWhileLocked<Answer>(
  api: TestApi,
  lock: (transaction: Transaction) => Promise<unknown>,
  calls: (() => Promise<Answer>)[],
): Promise<Answer[]> {
  let answers: Promise<Answer>[] = []
  await api.database.transaction(async (transaction) => {
    await transaction.manager.query('set local idle_in_transaction_session_timeout = 0')
    await lock(transaction)
    answers = calls.map((call) => call())
    await waitForLocks(api, answers)
  })
  return Promise.all(answers)
}

/** Takes the rows of a table with these ids, for `callWhileLocked`. */
export const lockRows =
  (table: string, ...ids: string[]) =>
  ({ manager }: Transaction): Promise<unknown> =>
    manager.query(`select from ${table} where id = any($1) for update`, [ids])

/** Keeps a table from being written to, for `callWhileLocked`. */
export const lockTable =
  (table: string) =>
  ({ manager }: Transaction): Promise<unknown> =>
    manager.query(`lock table ${table} in exclusive mode`)
