import { createHash } from 'node:crypto'
import { Inject, Injectable } from '@nestjs/common'
import { CONFIG, type Config } from '../config/config.ts'
import type { Executor } from '../database/database.ts'
import { AppError } from '../http/app-error.ts'
import { LIMIT_STORE, type LimitStore } from './limit-store.ts'
import { type LimitPolicy, REGISTRATION_WINDOW_SECONDS } from './policies.ts'
import { PostgresLimitStore } from './postgres-limit.store.ts'

/** Limits on use, exact under parallel calls and across processes. */
@Injectable()
export class RateLimiter {
  private readonly perAddress: number

  constructor(
    @Inject(LIMIT_STORE) private readonly store: LimitStore,
    @Inject(CONFIG) config: Config,
  ) {
    this.perAddress = config.rateLimitPerAddress
  }

  /**
   * Counts one use by `subject` (an id, an e-mail address). A limit on failures counts before the check and is `reset`
   * by a success: counting afterwards would let parallel guesses through.
   * In a transaction the subject's next use waits for its end: uses come one after the other then, counted in PostgreSQL.
   * @throws AppError `rate_limited` with the seconds until the window ends
   */
  async consume(policy: LimitPolicy, subject: string, transaction?: Executor): Promise<void> {
    const { hits, seconds } = await this.storeIn(transaction).count(keyOf(policy, subject), policy.seconds)
    if (hits > policy.limit) throw new AppError('rate_limited', { seconds: Math.max(seconds, 1) })
  }

  /** Counts a use by a network address, where such limits are on. */
  async consumePerAddress(id: string, address: string): Promise<void> {
    if (this.perAddress === 0) return
    await this.consume({ id, limit: this.perAddress, seconds: REGISTRATION_WINDOW_SECONDS }, address)
  }

  /** Takes one use back, for a use that did not happen. */
  async refund(policy: LimitPolicy, subject: string): Promise<void> {
    await this.store.refund(keyOf(policy, subject))
  }

  /** Starts the subject anew, where `consume` counted it: with the same kind of call. */
  async reset(policy: LimitPolicy, subject: string, transaction?: Executor): Promise<void> {
    await this.storeIn(transaction).reset(keyOf(policy, subject))
  }

  private storeIn(transaction?: Executor): LimitStore {
    return transaction ? new PostgresLimitStore(transaction) : this.store
  }
}

/** Hashed, so that the store holds no network addresses. */
function keyOf(policy: LimitPolicy, subject: string): string {
  return `${policy.id}:${createHash('sha256').update(subject.trim().toLowerCase()).digest('base64url')}`
}
