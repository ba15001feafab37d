import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Reply } from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import { AppError } from '../../platform/http/app-error.ts'
import type { Conversation } from './conversation.repository.ts'
import { toReply } from './message.mapper.ts'
import { MessageRepository } from './message.repository.ts'
import { type Lease, ReplyLeaseRepository } from './reply-lease.repository.ts'

const LOOK_AGAIN_MS = 100

/** Either the right to answer, or the reply that the same message has got already. */
export type Claim = { lease: Lease } | { reply: Reply }

@Injectable()
export class ReplyClaimService {
  private readonly leases: ReplyLeaseRepository
  private readonly messages: MessageRepository

  constructor(leases: ReplyLeaseRepository, messages: MessageRepository) {
    this.leases = leases
    this.messages = messages
  }

  /**
   * Claims the conversation for one reply. A retry with the client id of the reply under way waits for that one and
   * shares it; anything else is `reply_in_progress`.
   */
  async claim(conversation: Conversation, clientId?: string, signal?: AbortSignal): Promise<Claim> {
    const { owner_id, id } = conversation
    const lease: Lease = { owner_id, conversation_id: id, token: randomUUID() }
    for (;;) {
      const isTaken = await this.leases.take(lease, clientId)
      if (isTaken) return this.keepOrAnswer(lease, conversation, clientId)
      // The lease first: between the two looks the reply may have been stored, never the other way round.
      const holder = await this.leases.findHolder(owner_id, id)
      const reply = await this.findReply(conversation, clientId)
      if (reply) return { reply }
      const isSameMessage = clientId !== undefined && holder?.client_id === clientId
      if (holder && !isSameMessage) throw new AppError('reply_in_progress')
      await wait(LOOK_AGAIN_MS, undefined, { signal })
    }
  }

  private async keepOrAnswer(lease: Lease, conversation: Conversation, clientId?: string): Promise<Claim> {
    const reply = await this.findReply(conversation, clientId)
    if (!reply) return { lease }
    await this.leases.release(lease)
    return { reply }
  }

  private async findReply({ owner_id, companion_id }: Conversation, clientId?: string) {
    const row = clientId && (await this.messages.findReply(owner_id, companion_id, clientId))
    return row ? toReply(row) : undefined
  }
}
