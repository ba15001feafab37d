import { Inject, Injectable } from '@nestjs/common'
import { CONFIG, type Config } from '../config/config.ts'
import { isRefusal } from '../http/app-error.ts'
import { isThisMachine } from '../http/client-address.ts'
import { networkOf } from './network.ts'
import type { LimitPolicy, Share, VisitorPolicy } from './policies.ts'
import { RateLimiter } from './rate-limiter.ts'

interface Counter {
  policy: LimitPolicy
  subject: string
}

/** Limits on what can be done without a session: what one network address does, and what all of them do together. */
@Injectable()
export class VisitorLimiter {
  constructor(
    private readonly limiter: RateLimiter,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** @throws AppError `rate_limited`; what is refused to one address does not count against all of them */
  async consume(policy: VisitorPolicy, address: string): Promise<void> {
    for (const { policy: limit, subject } of this.countersOf(policy, address))
      await this.limiter.consume(limit, subject)
  }

  /** Counts the failures of `work`: before it, as parallel ones must not slip through, and taken back where it does not fail. */
  async countFailures<Result>(
    policy: VisitorPolicy,
    address: string,
    work: () => Promise<Result>,
  ): Promise<Result> {
    await this.consume(policy, address)
    const counters = this.countersOf(policy, address)
    let result: Result
    try {
      result = await work()
    } catch (error) {
      if (!isRefusal(error))
        for (const { policy: limit, subject } of counters)
          await this.limiter.giveBackAfter(error, limit, subject)
      throw error
    }
    for (const { policy: limit, subject } of counters) await this.limiter.giveBack(limit, subject)
    return result
  }

  /** Nobody outside can use up what all may do together for who works on this machine. */
  private countersOf({ keyPrefix, perAddress, overall }: VisitorPolicy, address: string): Counter[] {
    const { rateLimitPerAddress, rateLimitOverall } = this.config
    const counters: Counter[] = []
    if (rateLimitPerAddress > 0)
      counters.push({
        policy: toPolicy(`${keyPrefix}-address`, perAddress, rateLimitPerAddress),
        subject: networkOf(address),
      })
    if (overall && rateLimitOverall > 0 && !isThisMachine(address))
      counters.push({ policy: toPolicy(`${keyPrefix}-all`, overall, rateLimitOverall), subject: 'all' })
    return counters
  }
}

function toPolicy(keyPrefix: string, { times, duration }: Share, number: number): LimitPolicy {
  const points = times * number
  // Once it is reached, this process refuses without asking the store: a flood costs next to nothing.
  return { keyPrefix, points, duration, inMemoryBlockOnConsumed: points + 1 }
}
