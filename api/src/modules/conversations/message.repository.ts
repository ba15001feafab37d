import { isShortSearch, SHORT_SEARCH_MESSAGES } from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import type { Repository } from 'typeorm'
import { Database, type Transaction } from '../../platform/database/database.ts'
import { MessageEntity } from './message.entity.ts'
import {
  findReply,
  foldedSql,
  listInOrder,
  listMessagesBefore,
  listNewestMessages,
  type MessageInOrder,
  type MessageRow,
  messageColumns,
  type ReplyRow,
} from './message.sql.ts'

export interface MessageRef {
  owner_id: string
  companion_id: string
  message_id: string
}

/** Messages that are read at a time. */
const PART = 1000

type MaybeRow = { [Key in keyof MessageRow]: MessageRow[Key] | null }

@Injectable()
export class MessageRepository {
  constructor(
    private readonly database: Database,
    @InjectRepository(MessageEntity) private readonly messages: Repository<MessageEntity>,
  ) {}

  /** Newest first; undefined where there is no such companion of the owner. */
  async listNewest(ownerId: string, companionId: string, limit: number): Promise<MessageRow[] | undefined> {
    return read(await this.database.rows<MaybeRow>(listNewestMessages, [ownerId, companionId, limit]))
  }

  /** Newest first; undefined where there is no such message. */
  async listBefore(
    ownerId: string,
    companionId: string,
    messageId: string,
    limit: number,
  ): Promise<MessageRow[] | undefined> {
    return read(
      await this.database.rows<MaybeRow>(listMessagesBefore, [ownerId, companionId, messageId, limit]),
    )
  }

  /** All of a conversation, oldest first, a part at a time: there may be tens of thousands. */
  async *all(
    { owner_id, companion_id }: Omit<MessageRef, 'message_id'>,
    { rows }: Transaction,
  ): AsyncGenerator<MessageInOrder> {
    for (let last = 0; ; ) {
      const part = await rows<MessageInOrder>(listInOrder, [owner_id, companion_id, last, PART])
      yield* part
      if (part.length < PART) return
      last = part.at(-1)?.seq ?? last
    }
  }

  find({ owner_id, companion_id, message_id }: MessageRef): Promise<MessageRow | null> {
    return this.messages.findOne({
      select: messageColumns.select,
      where: { owner_id, companion_id, id: message_id },
    })
  }

  /** What the owner once said, in whichever conversation. */
  findOwn(owner_id: string, id: string): Promise<Pick<MessageEntity, 'content' | 'needs_care'> | null> {
    const where = { owner_id, id, role: 'user' as const }
    return this.messages.findOne({ select: { content: true, needs_care: true }, where })
  }

  /** Newest first: those that contain the words, without case and accents; a short search ends after so many messages. */
  search(
    { owner_id: ownerId, companion_id: companionId }: Omit<MessageRef, 'message_id'>,
    words: string,
    { before, limit }: { before?: string; limit: number },
    { manager }: Transaction,
  ): Promise<MessageRow[]> {
    const pattern = `%${words.replace(/[\\%_]/g, '\\$&')}%`
    const query = manager
      .createQueryBuilder(MessageEntity, 'message')
      .select(messageColumns.names.map((name) => `message.${name}`))
      .where('message.owner_id = :ownerId and message.companion_id = :companionId', { ownerId, companionId })
      .andWhere(`${foldedSql('message.content')} like ${foldedSql(':pattern::text')}`, { pattern })
      .orderBy('message.seq', 'DESC')
      .limit(limit)
    const last = query.subQuery().select('last.seq').from(MessageEntity, 'last')
    last.where('last.owner_id = :ownerId and last.id = :before')
    if (before) query.andWhere(`message.seq < ${last.getQuery()}`, { before })
    if (isShortSearch(words)) {
      const oldest = query.subQuery().select('oldest.seq').from(MessageEntity, 'oldest')
      oldest.where('oldest.owner_id = :ownerId and oldest.companion_id = :companionId')
      if (before) oldest.andWhere(`oldest.seq < ${last.getQuery()}`)
      oldest.orderBy('oldest.seq', 'DESC').offset(SHORT_SEARCH_MESSAGES).limit(1)
      query.andWhere(`message.seq > coalesce(${oldest.getQuery()}, 0)`)
    }
    return query.getMany()
  }

  /** Where a message stands in its conversation, and the ids of its versions if there are several. */
  findPlace(
    { owner_id, companion_id, message_id }: MessageRef,
    { manager }: Transaction,
  ): Promise<Pick<MessageEntity, 'seq' | 'versions'> | null> {
    const where = { owner_id, companion_id, id: message_id }
    return manager.findOne(MessageEntity, { select: { seq: true, versions: true }, where })
  }

  /** The reply to the message that a client sent under this id. */
  findReply(ownerId: string, companionId: string, clientId: string): Promise<ReplyRow | undefined> {
    return this.database.row<ReplyRow>(findReply, [ownerId, companionId, clientId])
  }

  async removeAll(ownerId: string, companionId: string, { manager }: Transaction): Promise<void> {
    await manager.delete(MessageEntity, { owner_id: ownerId, companion_id: companionId })
  }
}

function read(rows: MaybeRow[]): MessageRow[] | undefined {
  if (rows.length === 0) return undefined
  return rows.filter((row): row is MessageRow & MaybeRow => row.id !== null)
}
