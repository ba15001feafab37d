import type { PinoLogger } from 'nestjs-pino'
import type { LimitStore, UseCount } from './limit-store.ts'

/** Counts in Redis and, while that fails, in PostgreSQL, so that a limit holds all the time. Tells each change once. */
export class FallbackLimitStore implements LimitStore {
  private isDown = false

  constructor(
    private readonly redis: LimitStore,
    private readonly postgres: LimitStore,
    private readonly logger: Pick<PinoLogger, 'info' | 'warn'>,
  ) {}

  count(key: string, seconds: number): Promise<UseCount> {
    return this.attempt(
      () => this.redis.count(key, seconds),
      () => this.postgres.count(key, seconds),
    )
  }

  refund(key: string): Promise<void> {
    return this.attempt(
      () => this.redis.refund(key),
      () => this.postgres.refund(key),
    )
  }

  /** In both: what PostgreSQL has counted during an earlier failure must not count at the next one. */
  async reset(key: string): Promise<void> {
    await this.attempt(
      () => this.redis.reset(key),
      async () => undefined,
    )
    await this.postgres.reset(key)
  }

  /** Does `work` with Redis, or else `instead`. */
  async attempt<Answer>(work: () => Promise<Answer>, instead: () => Promise<Answer>): Promise<Answer> {
    try {
      const answer = await work()
      if (this.isDown) this.logger.info('Redis answers again: it counts the limits')
      this.isDown = false
      return answer
    } catch (err) {
      if (!this.isDown)
        this.logger.warn({ err }, 'Redis does not answer: PostgreSQL counts the limits meanwhile')
      this.isDown = true
      return instead()
    }
  }
}
