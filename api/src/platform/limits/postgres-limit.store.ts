import type { Executor } from '../database/database.ts'
import { statement } from '../database/statement.ts'
import type { LimitStore, UseCount } from './limit-store.ts'

// clock_timestamp(), because now() stands still within a transaction.
const countUse = statement(
  'limits.count',
  `insert into rate_limits as r (key, hits, expires_at)
   values ($1, 1, clock_timestamp() + $2 * interval '1 second')
   on conflict (key) do update set
     hits = case when r.expires_at <= clock_timestamp() then 1 else least(r.hits + 1, 1000000) end,
     expires_at = case when r.expires_at <= clock_timestamp() then excluded.expires_at else r.expires_at end
   returning hits, ceil(extract(epoch from expires_at - clock_timestamp()))::int as seconds`,
)
const refund = statement(
  'limits.refund',
  'update rate_limits set hits = greatest(hits - 1, 0) where key = $1',
)
const reset = statement('limits.reset', 'delete from rate_limits where key = $1')
const removeExpired = statement('limits.remove-expired', 'delete from rate_limits where expires_at < now()')

/** Counts uses in PostgreSQL: exact under parallel calls and across processes. */
export class PostgresLimitStore implements LimitStore {
  constructor(private readonly executor: Executor) {}

  async count(key: string, seconds: number): Promise<UseCount> {
    const [use] = await this.executor.rows<{ hits: number; seconds: number }>(countUse, [key, seconds])
    return use ?? { hits: 0, seconds }
  }

  async refund(key: string): Promise<void> {
    await this.executor.rows(refund, [key])
  }

  async reset(key: string): Promise<void> {
    await this.executor.rows(reset, [key])
  }

  /** Removes windows that have ended. */
  async removeExpired(): Promise<void> {
    await this.executor.rows(removeExpired)
  }
}
