import { FREE_MESSAGES_ANNOUNCED } from '@confida/contracts'
import { Inject, Injectable } from '@nestjs/common'
import type { CurrentUser } from '../../platform/access/current-user.ts'
import { CONFIG, type Config } from '../../platform/config/config.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { limitPolicies } from '../../platform/limits/policies.ts'
import { RateLimiter } from '../../platform/limits/rate-limiter.ts'
import { UserRepository } from '../users/user.repository.ts'

/** The messages of a day that need no premium days. */
@Injectable()
export class FreeMessagesService {
  constructor(
    private readonly limiter: RateLimiter,
    private readonly users: UserRepository,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Counts a message. Whether there are premium days is asked only once it matters.
   * @returns how many more are free, when they are few
   * @throws AppError `free_limit` with the seconds until the day ends
   */
  async take({ id, role }: CurrentUser): Promise<number | undefined> {
    const max = this.config.freeMessagesADay
    if (max === 0 || role === 'admin') return undefined
    const { used, seconds } = await this.limiter.count(limitPolicies.freeMessages, id)
    const left = max - used
    if (left > FREE_MESSAGES_ANNOUNCED || (await this.users.hasPremium(id))) return undefined
    if (left < 0) throw new AppError('free_limit', { max, seconds })
    return left
  }

  /** Of a message that got no reply. */
  async giveBack({ id }: CurrentUser, fault: unknown): Promise<void> {
    if (this.config.freeMessagesADay > 0)
      await this.limiter.giveBackAfter(fault, limitPolicies.freeMessages, id)
  }
}
