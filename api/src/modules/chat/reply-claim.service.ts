import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Reply } from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import PQueue from 'p-queue'
import { DatabaseProbe } from '../../platform/database/database-probe.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { Conversation } from '../conversations/conversation.sql.ts'
import { toReply } from '../conversations/message.mapper.ts'
import { MessageRepository } from '../conversations/message.repository.ts'
import { type ReplyContext, ReplyContextRepository } from './reply-context.repository.ts'
import { ReplyKeeper } from './reply-draft/reply-keeper.service.ts'
import { type Lease, ReplyLeaseRepository } from './reply-lease.repository.ts'

const LOOK_AGAIN_MS = 100
/** Half of the pool: where a thousand write at once, the others wait here, which they may for longer than in the pool. */
const CLAIMS_AT_ONCE = 6

export interface ClaimRequest {
  ownerId: string
  conversationId: string
  clientId?: string
  /** The message in whose place another one, or another reply, is to stand. */
  replaces?: string
}

/** The right to answer, with what there is to know for it. */
export interface ReplyClaim {
  conversation: Conversation
  lease: Lease
  context: ReplyContext
}

@Injectable()
export class ReplyClaimService {
  private readonly turns = new PQueue({ concurrency: CLAIMS_AT_ONCE })

  constructor(
    private readonly probe: DatabaseProbe,
    private readonly leases: ReplyLeaseRepository,
    private readonly messages: MessageRepository,
    private readonly contexts: ReplyContextRepository,
    private readonly keeper: ReplyKeeper,
  ) {}

  /**
   * Claims the conversation for one reply, or finds the reply that the same message has got already. A retry with the
   * client id of the reply under way waits for that one and shares it; anything else is `reply_in_progress`.
   */
  async claim(
    { ownerId, conversationId, ...request }: ClaimRequest,
    signal: AbortSignal,
  ): Promise<ReplyClaim | { reply: Reply }> {
    const lease: Lease = { owner_id: ownerId, conversation_id: conversationId, token: randomUUID() }
    for (;;) {
      const claimed = await this.turns.add(() => this.tryToClaim(lease, request, signal))
      if (claimed) return claimed
      await wait(LOOK_AGAIN_MS, undefined, { signal })
    }
  }

  /** The reply that a message has got, waited for as long as it is being written. @throws AppError `message_not_found` */
  async findReply(request: ClaimRequest, signal: AbortSignal): Promise<Reply> {
    const claim = await this.claim(request, signal)
    if ('reply' in claim) return claim.reply
    await this.leases.release(claim.lease)
    throw new AppError('message_not_found')
  }

  /** Stores what a process that died has left of a reply; where one is being written nothing is left. */
  async recover(ownerId: string, conversationId: string): Promise<void> {
    const lease: Lease = { owner_id: ownerId, conversation_id: conversationId, token: randomUUID() }
    const conversation = await this.releaseOnFault(lease, this.leases.take(lease))
    if (!conversation?.is_taken) return
    await this.releaseOnFault(lease, this.keeper.recover(lease, conversation.companion_id))
  }

  /** @returns undefined while the reply to the same message is being written, or where a lost one has just been found */
  private async tryToClaim(
    lease: Lease,
    request: Pick<ClaimRequest, 'clientId' | 'replaces'>,
    signal: AbortSignal,
  ): Promise<ReplyClaim | { reply: Reply } | undefined> {
    // Not left to the queue, which would give a claim up while it is being made, and leave its lease behind.
    signal.throwIfAborted()
    const { clientId } = request
    // One after the other, those who wait would find out.
    if (this.probe.isDown) throw new AppError('service_unavailable')
    const conversation = await this.releaseOnFault(lease, this.leases.take(lease, clientId))
    if (!conversation) throw new AppError('chat_session_not_found')
    if (conversation.is_taken)
      return this.releaseOnFault(lease, this.keepOrAnswer(lease, conversation, request))
    // The lease first: between the two looks the reply may have been stored, never the other way round.
    const holder = await this.leases.findHolder(lease.owner_id, lease.conversation_id)
    const reply =
      clientId && (await this.messages.findReply(lease.owner_id, conversation.companion_id, clientId))
    if (reply) return { reply: toReply(reply) }
    // A message without an id is never the same: its reply is under way with null.
    if (holder && holder.client_id !== clientId) throw new AppError('reply_in_progress')
    return undefined
  }

  /** What was not answered may have been done: the lease may have been taken. */
  private async releaseOnFault<Result>(lease: Lease, work: Promise<Result>): Promise<Result> {
    try {
      return await work
    } catch (error) {
      await this.leases.releaseAfter(error, lease)
      throw error
    }
  }

  /** Reads with the lease in hand: nobody else can store a reply any more. */
  private async keepOrAnswer(
    lease: Lease,
    conversation: Conversation,
    request: Pick<ClaimRequest, 'clientId' | 'replaces'>,
  ): Promise<ReplyClaim | { reply: Reply } | undefined> {
    const { reply, has_draft, ...context } = await this.contexts.read(conversation, request)
    if (has_draft) {
      await this.keeper.recover(lease, conversation.companion_id)
      return undefined
    }
    if (!reply) return { conversation, lease, context }
    await this.leases.release(lease)
    return { reply: toReply(reply) }
  }
}
