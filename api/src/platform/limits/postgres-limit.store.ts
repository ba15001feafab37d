import type { Executor } from '../database/database.ts'
import type { LimitStore, UseCount } from './limit-store.ts'
import { countUse, refundUse, removeExpiredWindows, resetUses } from './rate-limit.sql.ts'

/** Counts uses in PostgreSQL: exact under parallel calls and across processes. */
export class PostgresLimitStore implements LimitStore {
  constructor(private readonly executor: Executor) {}

  async count(key: string, seconds: number): Promise<UseCount> {
    const [use] = await this.executor.rows<{ hits: number; seconds: number }>(countUse, [key, seconds])
    return use ?? { hits: 0, seconds }
  }

  async refund(key: string): Promise<void> {
    await this.executor.rows(refundUse, [key])
  }

  async reset(key: string): Promise<void> {
    await this.executor.rows(resetUses, [key])
  }

  /** Removes windows that have ended. */
  async removeExpired(): Promise<void> {
    await this.executor.rows(removeExpiredWindows)
  }
}
