import { createHash } from 'node:crypto'
import { Inject, Injectable } from '@nestjs/common'
import { CONFIG, type Config } from '../config/config.ts'
import { Database, type Executor } from '../database/database.ts'
import { statement } from '../database/statement.ts'
import { AppError } from '../http/app-error.ts'
import { type LimitPolicy, REGISTRATION_WINDOW_SECONDS } from './policies.ts'

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
const giveBack = statement(
  'limits.give-back',
  'update rate_limits set hits = greatest(hits - 1, 0) where key = $1',
)
const forget = statement('limits.forget', 'delete from rate_limits where key = $1')
const forgetExpired = statement('limits.forget-expired', 'delete from rate_limits where expires_at < now()')

/** Counts uses in PostgreSQL: exact under parallel calls and across processes. */
@Injectable()
export class RateLimiter {
  private readonly database: Database
  private readonly perAddress: number

  constructor(database: Database, @Inject(CONFIG) config: Config) {
    this.database = database
    this.perAddress = config.rateLimitPerAddress
  }

  /**
   * Counts one use by `subject` (an id, an e-mail address). A limit on failures counts before the check and is `reset`
   * by a success: counting afterwards would let parallel guesses through.
   * In a transaction the subject's next use waits for its end: uses come one after the other then.
   * @throws AppError `rate_limited` with the seconds until the window ends
   */
  async consume(policy: LimitPolicy, subject: string, executor: Executor = this.database): Promise<void> {
    const key = keyOf(policy, subject)
    const use = await executor.row<{ hits: number; seconds: number }>(countUse, [key, policy.seconds])
    if (use && use.hits > policy.limit)
      throw new AppError('rate_limited', { seconds: Math.max(use.seconds, 1) })
  }

  /** Counts a use by a network address, where such limits are on. */
  async consumePerAddress(id: string, address: string): Promise<void> {
    if (this.perAddress === 0) return
    await this.consume({ id, limit: this.perAddress, seconds: REGISTRATION_WINDOW_SECONDS }, address)
  }

  /** Takes one use back, for a use that did not happen. */
  async refund(policy: LimitPolicy, subject: string): Promise<void> {
    await this.database.rows(giveBack, [keyOf(policy, subject)])
  }

  /** Starts the subject anew. */
  async reset(policy: LimitPolicy, subject: string, executor: Executor = this.database): Promise<void> {
    await executor.rows(forget, [keyOf(policy, subject)])
  }

  /** Removes windows that have ended. */
  async sweep(): Promise<void> {
    await this.database.rows(forgetExpired)
  }
}

/** Hashed, so that the table holds no addresses of people. */
function keyOf(policy: LimitPolicy, subject: string): string {
  return `${policy.id}:${createHash('sha256').update(subject.trim().toLowerCase()).digest('base64url')}`
}
