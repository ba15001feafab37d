import type { FeedbackDraft } from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import type { CurrentUser } from '../../../platform/access/current-user.ts'
import { limitPolicies } from '../../../platform/limits/policies.ts'
import { RateLimiter } from '../../../platform/limits/rate-limiter.ts'
import { FeedbackRepository } from './feedback.repository.ts'

@Injectable()
export class FeedbackService {
  constructor(
    private readonly feedbacks: FeedbackRepository,
    private readonly limiter: RateLimiter,
  ) {}

  /** Whose it is says the token, not the body. */
  async send({ id, name, email }: CurrentUser, { message, rating }: FeedbackDraft): Promise<void> {
    await this.limiter.consume(limitPolicies.feedback, id)
    await this.feedbacks.insert({ user_id: id, user_name: name, user_email: email, message, rating })
  }
}
