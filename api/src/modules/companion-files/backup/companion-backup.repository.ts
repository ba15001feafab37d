import { Injectable } from '@nestjs/common'
import type { Transaction } from '../../../platform/database/database.ts'
import type { Statement } from '../../../platform/database/statement.ts'
import { ConversationEntity } from '../../conversations/conversation.entity.ts'
import { KeptMessageEntity } from '../../conversations/kept-message.entity.ts'
import { MessageEntity } from '../../conversations/message.entity.ts'
import { MemoryEntity } from '../../memories/memory.entity.ts'
import { MemoryExclusionEntity } from '../../memories/memory-exclusion.entity.ts'
import { SummaryEntity } from '../../summaries/summary.entity.ts'
import {
  type ExclusionRow,
  insertExclusions,
  insertKept,
  insertMemories,
  insertMessages,
  insertSummary,
  type KeptRow,
  type MemoryRow,
  type SaidRow,
} from './companion-backup.sql.ts'

/** Rows that are written at a time. */
const PART = 1_000

export interface CompanionRef {
  owner_id: string
  companion_id: string
}

/** Everything that belongs to one companion, read and written as a whole within a transaction. */
@Injectable()
export class CompanionBackupRepository {
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

  insertMessages(ref: CompanionRef, rows: SaidRow[], transaction: Transaction): Promise<void> {
    const numbered = rows.map((row, place) => ({ place, ...row }))
    return insertInParts(insertMessages, ref, numbered, transaction)
  }

  insertKept(ref: CompanionRef, rows: KeptRow[], transaction: Transaction): Promise<void> {
    return insertInParts(insertKept, ref, rows, transaction)
  }

  insertMemories(ref: CompanionRef, rows: MemoryRow[], transaction: Transaction): Promise<void> {
    return insertInParts(insertMemories, ref, rows, transaction)
  }

  insertExclusions(ref: CompanionRef, rows: ExclusionRow[], transaction: Transaction): Promise<void> {
    return insertInParts(insertExclusions, ref, rows, transaction)
  }

  async insertSummary(
    { owner_id, companion_id }: CompanionRef,
    { text, up_to, updated_at }: { text: string; up_to: string | null; updated_at: Date },
    transaction: Transaction,
  ): Promise<void> {
    await transaction.rows(insertSummary, [owner_id, companion_id, text, up_to, updated_at])
  }
}

async function insertInParts(
  insert: Statement,
  { owner_id, companion_id }: CompanionRef,
  rows: object[],
  transaction: Transaction,
): Promise<void> {
  for (let start = 0; start < rows.length; start += PART)
    await transaction.rows(insert, [owner_id, companion_id, JSON.stringify(rows.slice(start, start + PART))])
}
