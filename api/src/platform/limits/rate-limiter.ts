import { createHash } from 'node:crypto'
import { Injectable } from '@nestjs/common'
import { RateLimiterRes } from 'rate-limiter-flexible'
import type { Transaction } from '../database/database.ts'
import { AppError } from '../http/app-error.ts'
import { Limiters } from './limiters.ts'
import type { LimitPolicy } from './policies.ts'

/** Limits on use, exact under parallel calls and across processes. */
@Injectable()
export class RateLimiter {
  constructor(private readonly limiters: Limiters) {}

  /**
   * Counts one use by `subject` (an id, an e-mail address as the contract's schema gives it). A limit on failures counts before
   * the check and is `reset` by a success: counting afterwards would let parallel guesses through.
   * In a transaction the subject's next use waits for its end: uses come one after the other then, counted in PostgreSQL.
   * @throws AppError `rate_limited` with the seconds until the window ends
   */
  async consume(policy: LimitPolicy, subject: string, transaction?: Transaction): Promise<void> {
    try {
      await this.limiterOf(policy, transaction).limiter.consume(keyOf(subject))
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal
      throw new AppError('rate_limited', { seconds: Math.max(Math.ceil(refusal.msBeforeNext / 1000), 1) })
    }
  }

  /** Takes one use back. */
  async giveBack(policy: LimitPolicy, subject: string): Promise<void> {
    await this.limiters.of(policy).limiter.reward(keyOf(subject))
  }

  /** Starts the subject anew, where `consume` counted it: with the same kind of call. */
  async reset(policy: LimitPolicy, subject: string, transaction?: Transaction): Promise<void> {
    const { limiter, insurance } = this.limiterOf(policy, transaction)
    await limiter.delete(keyOf(subject))
    // What PostgreSQL has counted while Redis was gone must not count when it is gone again.
    await insurance?.delete(keyOf(subject))
  }

  private limiterOf(policy: LimitPolicy, transaction?: Transaction) {
    return transaction ? this.limiters.within(transaction, policy) : this.limiters.of(policy)
  }
}

/** Hashed, so that the store holds no network addresses. */
function keyOf(subject: string): string {
  return createHash('sha256').update(subject).digest('base64url')
}
