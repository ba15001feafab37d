import type { EngineId } from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import type { Executor } from '../../platform/database/database.ts'
import type { MessageEntity } from '../conversations/message.entity.ts'
import type { ReplyRow } from '../conversations/message.sql.ts'
import { appendToReply, holdExchange, storeAnotherReply, storeExchange } from './exchange.sql.ts'
import type { Lease } from './reply-lease.repository.ts'

type Text = Pick<MessageEntity, 'id' | 'content' | 'created_at'>

/** What a user said and the reply to it. */
export interface Exchange {
  companion_id: string
  question: Text & Pick<MessageEntity, 'needs_care'> & { client_id?: string }
  answer: Text &
    Pick<MessageEntity, 'memories_used' | 'is_replaced' | 'is_incomplete' | 'model' | 'prompt_version'> & {
      engine: EngineId
    }
}

@Injectable()
export class ExchangeRepository {
  /** Keeps the way free for `store` until the transaction ends. @returns false when the lease is gone */
  async hold(lease: Lease, companionId: string, transaction: Executor): Promise<boolean> {
    const values = [lease.owner_id, lease.conversation_id, lease.token, companionId]
    return (await transaction.row(holdExchange, values)) !== undefined
  }

  /**
   * @param versions of the message, where it takes the place of another one
   * @returns false when the lease is gone: user or conversation were deleted, or another process took it over
   */
  async store(
    lease: Lease,
    { companion_id, question, answer }: Exchange,
    versions: string[],
    transaction: Executor,
  ): Promise<boolean> {
    const rows = await transaction.rows(storeExchange, [
      lease.owner_id,
      lease.conversation_id,
      lease.token,
      companion_id,
      question.id,
      question.content,
      question.created_at,
      question.client_id ?? null,
      answer.id,
      answer.content,
      answer.created_at,
      answer.engine,
      answer.memories_used,
      question.needs_care,
      answer.is_replaced,
      answer.is_incomplete,
      answer.model,
      answer.prompt_version,
      versions,
    ])
    return rows.length === 2
  }

  /** The same for a reply to a message that is there. */
  async storeAnotherReply(
    lease: Lease,
    { companion_id, question, answer }: Exchange,
    versions: string[],
    transaction: Executor,
  ): Promise<boolean> {
    const rows = await transaction.rows(storeAnotherReply, [
      lease.owner_id,
      lease.conversation_id,
      lease.token,
      companion_id,
      question.id,
      question.client_id ?? null,
      answer.id,
      answer.content,
      answer.created_at,
      answer.engine,
      answer.memories_used,
      answer.is_replaced,
      versions,
      answer.is_incomplete,
      answer.model,
      answer.prompt_version,
    ])
    return rows.length === 1
  }

  /** Adds to an incomplete reply, and ends the lease. @returns undefined where there is no such reply, or no lease */
  append(
    lease: Lease,
    companionId: string,
    answer: Omit<Exchange['answer'], 'created_at'>,
    transaction: Executor,
  ): Promise<ReplyRow | undefined> {
    return transaction.row<ReplyRow>(appendToReply, [
      lease.owner_id,
      lease.conversation_id,
      lease.token,
      companionId,
      answer.id,
      answer.content,
      answer.engine,
      answer.memories_used,
      answer.is_replaced,
      answer.is_incomplete,
      answer.model,
      answer.prompt_version,
    ])
  }
}
