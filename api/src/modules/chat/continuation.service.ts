import type { Reply } from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import { AppError } from '../../platform/http/app-error.ts'
import { limitPolicies } from '../../platform/limits/policies.ts'
import { RateLimiter } from '../../platform/limits/rate-limiter.ts'
import { LeaseKeeper } from './lease-keeper.service.ts'
import type { OutgoingMessage } from './outgoing-message.ts'
import { type ReplyClaim, ReplyClaimService } from './reply-claim.service.ts'
import { ReplyKeeper } from './reply-draft/reply-keeper.service.ts'
import type { ReplySink } from './reply-sink.ts'
import { ReplyWriter } from './reply-writer.service.ts'

export type Continuation = Omit<OutgoingMessage, 'text' | 'replaces' | 'continues'> & { continues: string }

@Injectable()
export class ContinuationService {
  constructor(
    private readonly claims: ReplyClaimService,
    private readonly leases: LeaseKeeper,
    private readonly writer: ReplyWriter,
    private readonly keeper: ReplyKeeper,
    private readonly limiter: RateLimiter,
  ) {}

  /** Has the last reply gone on with. It costs no free message: its message has cost one. @returns the whole reply */
  async continue(continuation: Continuation, sink: ReplySink): Promise<Reply> {
    const { user, sessionId, clientId } = continuation
    const request = { ownerId: user.id, conversationId: sessionId, clientId }
    const claim = await this.claims.claim(request, sink.signal)
    if ('reply' in claim) throw new AppError('message_not_found')
    return this.leases.during(claim.lease, () => this.continueUnderLease(continuation, claim, sink))
  }

  private async continueUnderLease(
    continuation: Continuation,
    { conversation, lease, context }: ReplyClaim,
    sink: ReplySink,
  ): Promise<Reply> {
    const [begun, question] = context.newest
    if (begun?.id !== continuation.continues || !begun.is_incomplete || question?.role !== 'user')
      throw new AppError('message_not_found')
    await this.limiter.consume(limitPolicies.chat, continuation.user.id)
    sink.onStart()
    const { companion_id } = conversation
    const task = { companion_id, answer_id: begun.id, ...this.writer.origin }
    const message = { ...continuation, text: question.content }
    const reply = await this.keeper.keep(lease, task, sink, (through) =>
      this.writer.write(message, { conversation, context, askedAt: new Date() }, through),
    )
    // One that came with a file need not have said what it answers.
    return { ...reply, user_message_id: question.id }
  }
}
