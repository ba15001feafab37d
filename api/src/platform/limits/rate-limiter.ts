import { createHash } from 'node:crypto'
import { Injectable } from '@nestjs/common'
import { RateLimiterRes } from 'rate-limiter-flexible'
import type { Transaction } from '../database/database.ts'
import { isDatabaseDown } from '../database/database-errors.ts'
import { AppError, isRefusal } from '../http/app-error.ts'
import { SecurityLog } from '../security-log/security-log.ts'
import { Limiters } from './limiters.ts'
import type { LimitPolicy } from './policies.ts'

const DAY = 24 * 3600

/** Limits on use, exact under parallel calls and across processes. */
@Injectable()
export class RateLimiter {
  constructor(
    private readonly limiters: Limiters,
    private readonly log: SecurityLog,
  ) {}

  /**
   * Counts one use by `subject` (an id, an e-mail address as the contract's schema gives it). A limit on failures counts before
   * the check and is `reset` by a success: counting afterwards would let parallel guesses through.
   * In a transaction the subject's next use waits for its end: uses come one after the other then, counted in PostgreSQL.
   * @throws AppError `rate_limited` with the seconds until the window ends
   */
  async consume(policy: LimitPolicy, subject: string, transaction?: Transaction): Promise<void> {
    const { limiter } = this.limiterOf(policy, transaction)
    try {
      await limiter.consume(keyOf(subject))
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal
      if (refusal.consumedPoints === policy.points + 1) {
        const recording = this.log.recordLimit(policy.keyPrefix, subject)
        // A transaction holds a connection: were it to wait for another one, all could come to wait for each other.
        if (!transaction) await recording
      }
      const milliseconds = await this.waitAfter(refusal, policy, subject)
      throw new AppError('rate_limited', { seconds: Math.max(Math.ceil(milliseconds / 1000), 1) })
    }
  }

  /** Counts one use and refuses none. @returns the uses of this window so far, and the seconds until it ends */
  async count(policy: LimitPolicy, subject: string): Promise<{ used: number; seconds: number }> {
    const { consumedPoints, msBeforeNext } = await this.limiters.of(policy).limiter.penalty(keyOf(subject))
    return { used: consumedPoints, seconds: Math.ceil(msBeforeNext / 1000) }
  }

  /** Takes the subject's next turn, of which a window has one. @returns the seconds until it comes */
  async reserve(policy: LimitPolicy, subject: string, transaction: Transaction): Promise<number> {
    const { limiter } = this.limiterOf(policy, transaction)
    try {
      await limiter.consume(keyOf(subject))
      return 0
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal
      const seconds = Math.ceil(refusal.msBeforeNext / 1000)
      await limiter.block(keyOf(subject), seconds + policy.duration)
      return seconds
    }
  }

  /** Counts the failures of `work`, which end with its first success; a fault of ours is none of them. */
  async countFailures<Result>(
    policy: LimitPolicy,
    subject: string,
    work: () => Promise<Result>,
  ): Promise<Result> {
    await this.consume(policy, subject)
    let result: Result
    try {
      result = await work()
    } catch (error) {
      if (!isRefusal(error)) await this.giveBackAfter(error, policy, subject)
      throw error
    }
    await this.reset(policy, subject)
    return result
  }

  /** Takes one use back. */
  async giveBack(policy: LimitPolicy, subject: string): Promise<void> {
    await this.limiters.of(policy).limiter.reward(keyOf(subject))
  }

  /** Where the database is down, its fault is told without waiting for it once more. */
  async giveBackAfter(fault: unknown, policy: LimitPolicy, subject: string): Promise<void> {
    const given = this.giveBack(policy, subject)
    if (isDatabaseDown(fault)) given.catch(() => undefined)
    else await given
  }

  /** Starts the subject anew, where `consume` counted it: with the same kind of call. */
  async reset(policy: LimitPolicy, subject: string, transaction?: Transaction): Promise<void> {
    const { limiter, insurance } = this.limiterOf(policy, transaction)
    await limiter.delete(keyOf(subject))
    // What PostgreSQL has counted while Redis was gone must not count when it is gone again.
    await insurance?.delete(keyOf(subject))
    if (policy.longestWait) await this.reset(windowsOf(policy), subject)
  }

  /** Each window that is used up within a day is twice as long as the one before, where the policy has them grow. */
  private async waitAfter(refusal: RateLimiterRes, policy: LimitPolicy, subject: string): Promise<number> {
    const isFirst = refusal.consumedPoints === policy.points + 1
    if (!policy.longestWait || !isFirst) return refusal.msBeforeNext
    const windows = await this.limiters.of(windowsOf(policy)).limiter.penalty(keyOf(subject))
    if (windows.consumedPoints === 1) return refusal.msBeforeNext
    const seconds = Math.min(policy.duration * 2 ** (windows.consumedPoints - 1), policy.longestWait)
    return (await this.limiters.of(policy).limiter.block(keyOf(subject), seconds)).msBeforeNext
  }

  private limiterOf(policy: LimitPolicy, transaction?: Transaction) {
    return transaction ? this.limiters.within(transaction, policy) : this.limiters.of(policy)
  }
}

/** The windows that a subject has used up. */
const windowsOf = ({ keyPrefix }: LimitPolicy): LimitPolicy => ({
  keyPrefix: `${keyPrefix}-windows`,
  points: Number.MAX_SAFE_INTEGER,
  duration: DAY,
})

/** Hashed, so that the store holds no network addresses. */
function keyOf(subject: string): string {
  return createHash('sha256').update(subject).digest('base64url')
}
