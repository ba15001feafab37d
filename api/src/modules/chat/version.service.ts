import type { Language } from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import type { CurrentUser } from '../../platform/access/current-user.ts'
import { Database, type Transaction } from '../../platform/database/database.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { Jobs } from '../../platform/jobs/jobs.ts'
import type { QueueName } from '../../platform/jobs/queues.ts'
import { limitPolicies } from '../../platform/limits/policies.ts'
import { RateLimiter } from '../../platform/limits/rate-limiter.ts'
import { ExchangeRepository } from './exchange.repository.ts'
import { LeaseKeeper } from './lease-keeper.service.ts'
import { LineService } from './line.service.ts'
import { type ReplyClaim, ReplyClaimService } from './reply-claim.service.ts'
import { ReplyLeaseRepository } from './reply-lease.repository.ts'

export interface VersionChoice {
  user: CurrentUser
  sessionId: string
  language: Language
  /** The version that stands in the conversation. */
  messageId: string
  versionId: string
}

/** Of a line that is gone on with so many of the newest own messages are learned from anew: with a model each costs a call. */
const LEARNED_MAX = 50

@Injectable()
export class VersionService {
  constructor(
    private readonly claims: ReplyClaimService,
    private readonly keeper: LeaseKeeper,
    private readonly leases: ReplyLeaseRepository,
    private readonly limiter: RateLimiter,
    private readonly database: Database,
    private readonly exchanges: ExchangeRepository,
    private readonly lines: LineService,
    private readonly jobs: Jobs,
  ) {}

  /** Goes on from another version: what stands there now is kept as the other one was. */
  async choose(choice: VersionChoice, signal: AbortSignal): Promise<void> {
    await this.limiter.consume(limitPolicies.versions, choice.user.id)
    const request = { ownerId: choice.user.id, conversationId: choice.sessionId }
    const claim = await this.claims.claim(request, signal)
    if ('reply' in claim) throw new AppError('message_not_found')
    await this.keeper.during(claim.lease, async () => {
      await this.database.transaction((transaction) => this.change(choice, claim, transaction))
      await this.leases.release(claim.lease)
    })
    this.jobs.wake(queuesFor(choice))
  }

  private async change(
    choice: VersionChoice,
    { lease, conversation: { companion_id } }: ReplyClaim,
    transaction: Transaction,
  ): Promise<void> {
    const { owner_id } = lease
    const left = { owner_id, companion_id, message_id: choice.messageId }
    const isHeld = await this.exchanges.hold(lease, companion_id, transaction)
    const versions = isHeld ? await this.lines.leave(left, transaction) : []
    if (!versions.includes(choice.versionId) || choice.versionId === choice.messageId)
      throw new AppError('message_not_found')
    const taken = await this.lines.takeUp({ ...left, message_id: choice.versionId }, versions, transaction)
    if (taken.length === 0) throw new AppError('message_not_found')
    const own = taken.filter(({ role }) => role === 'user').slice(-LEARNED_MAX)
    const jobs = own.map(({ id }) => ({
      owner_id,
      companion_id,
      message_id: id,
      language: choice.language,
    }))
    await this.jobs.enqueueAll(queuesFor(choice), jobs, transaction)
  }
}

const queuesFor = ({ user }: VersionChoice): QueueName[] =>
  user.emotion_consent ? ['memories.learn', 'emotions.label'] : ['memories.learn']
