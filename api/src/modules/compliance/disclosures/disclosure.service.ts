import { Injectable } from '@nestjs/common'
import { AppError } from '../../../platform/http/app-error.ts'
import { limitPolicies } from '../../../platform/limits/policies.ts'
import { RateLimiter } from '../../../platform/limits/rate-limiter.ts'
import { CompanionRepository } from '../../companions/companion.repository.ts'
import { DisclosureRepository, type NewDisclosure } from './disclosure.repository.ts'

@Injectable()
export class DisclosureService {
  constructor(
    private readonly disclosures: DisclosureRepository,
    private readonly companions: CompanionRepository,
    private readonly limiter: RateLimiter,
  ) {}

  /** Of a showing in the conversation with a companion of its owner. */
  async record(companionId: string, disclosure: NewDisclosure): Promise<void> {
    await this.limiter.consume(limitPolicies.disclosure, disclosure.owner_id)
    if (!(await this.companions.find(disclosure.owner_id, companionId)))
      throw new AppError('companion_not_found')
    await this.disclosures.record(disclosure)
  }
}
