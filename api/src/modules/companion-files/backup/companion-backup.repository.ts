import { Injectable } from '@nestjs/common'
import type { Transaction } from '../../../platform/database/database.ts'
import { CompanionEntity } from '../../companions/companion.entity.ts'
import { ConversationEntity } from '../../conversations/conversation.entity.ts'
import { KeptMessageEntity } from '../../conversations/kept-message.entity.ts'
import { MessageEntity } from '../../conversations/message.entity.ts'
import { MemoryEntity } from '../../memories/memory.entity.ts'
import { MemoryExclusionEntity } from '../../memories/memory-exclusion.entity.ts'
import { SummaryEntity } from '../../summaries/summary.entity.ts'
import {
  type ExclusionRow,
  type ExportedMessage,
  insertExclusions,
  insertKept,
  insertMemories,
  insertMessages,
  insertSummary,
  type KeptRow,
  listExported,
  type MemoryRow,
  type MessageRow,
} from './companion-backup.sql.ts'

/** Messages that are read or written at a time. */
const PART = 1_000

export interface CompanionRef {
  owner_id: string
  companion_id: string
}

/** Everything that belongs to one companion, read and written as a whole within a transaction. */
@Injectable()
export class CompanionBackupRepository {
  find({ owner_id, companion_id }: CompanionRef, { manager }: Transaction): Promise<CompanionEntity | null> {
    return manager.findOneBy(CompanionEntity, { owner_id, id: companion_id })
  }

  conversation(ref: CompanionRef, { manager }: Transaction): Promise<ConversationEntity | null> {
    return manager.findOneBy(ConversationEntity, { ...ref })
  }

  memories(ref: CompanionRef, { manager }: Transaction): Promise<MemoryEntity[]> {
    return manager.findBy(MemoryEntity, { ...ref })
  }

  exclusions(ref: CompanionRef, { manager }: Transaction): Promise<MemoryExclusionEntity[]> {
    return manager.findBy(MemoryExclusionEntity, { ...ref })
  }

  /** With the id of the last message that is in it. */
  async summary(ref: CompanionRef, { manager }: Transaction) {
    const summary = await manager.findOneBy(SummaryEntity, { ...ref })
    if (!summary) return undefined
    const last = await manager.findOneBy(MessageEntity, { ...ref, seq: summary.last_seq })
    return { ...summary, up_to: last?.id ?? null }
  }

  async *messages({ owner_id, companion_id }: CompanionRef, transaction: Transaction) {
    for (let last = 0; ; ) {
      const values = [owner_id, companion_id, last, PART]
      const rows = await transaction.rows<ExportedMessage>(listExported, values)
      yield* rows
      if (rows.length < PART) return
      last = rows.at(-1)?.seq ?? last
    }
  }

  /** The lines that were left, in the order in which they were begun. */
  async *lines(ref: CompanionRef, { manager }: Transaction): AsyncGenerator<KeptMessageEntity[]> {
    const firsts = await manager.find(KeptMessageEntity, {
      select: { line_id: true },
      where: { ...ref, place: 1 },
      order: { created_at: 'ASC', line_id: 'ASC' },
    })
    for (const { line_id } of firsts)
      yield manager.find(KeptMessageEntity, { where: { ...ref, line_id }, order: { place: 'ASC' } })
  }

  async insertConversation(
    conversation: Pick<ConversationEntity, 'owner_id' | 'companion_id' | 'greeting' | 'greeted_at'>,
    { manager }: Transaction,
  ): Promise<void> {
    await manager.insert(ConversationEntity, conversation)
  }

  async insertMessages(
    { owner_id, companion_id }: CompanionRef,
    messages: MessageRow[],
    transaction: Transaction,
  ): Promise<void> {
    for (let start = 0; start < messages.length; start += PART) {
      const part = messages.slice(start, start + PART).map((message, place) => ({ place, ...message }))
      await transaction.rows(insertMessages, [owner_id, companion_id, JSON.stringify(part)])
    }
  }

  async insertKept(
    { owner_id, companion_id }: CompanionRef,
    rows: KeptRow[],
    transaction: Transaction,
  ): Promise<void> {
    for (let start = 0; start < rows.length; start += PART) {
      const part = JSON.stringify(rows.slice(start, start + PART))
      await transaction.rows(insertKept, [owner_id, companion_id, part])
    }
  }

  async insertMemories(
    { owner_id, companion_id }: CompanionRef,
    rows: MemoryRow[],
    transaction: Transaction,
  ) {
    await transaction.rows(insertMemories, [owner_id, companion_id, JSON.stringify(rows)])
  }

  async insertExclusions(
    { owner_id, companion_id }: CompanionRef,
    rows: ExclusionRow[],
    transaction: Transaction,
  ): Promise<void> {
    await transaction.rows(insertExclusions, [owner_id, companion_id, JSON.stringify(rows)])
  }

  async insertSummary(
    { owner_id, companion_id }: CompanionRef,
    { text, up_to, updated_at }: { text: string; up_to: string | null; updated_at: Date },
    transaction: Transaction,
  ): Promise<void> {
    await transaction.rows(insertSummary, [owner_id, companion_id, text, up_to, updated_at])
  }
}
