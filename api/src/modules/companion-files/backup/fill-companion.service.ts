import type { BackupMessage, CompanionBackup, Language } from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import type { Transaction } from '../../../platform/database/database.ts'
import { CompanionCardRepository } from '../companion-card.repository.ts'
import { CompanionBackupRepository, type CompanionRef } from './companion-backup.repository.ts'
import {
  NewIds,
  separateLines,
  toExclusionRow,
  toKeptRows,
  toMemoryRow,
  toMessageRow,
} from './companion-rows.mapper.ts'
import { toMoment } from './to-moment.ts'
import { withCheckedReplies, withCheckedWords } from './with-checked-replies.ts'

type BackupConversation = NonNullable<CompanionBackup['conversation']>

/** Gives a new companion what its file holds, under ids of its own. */
@Injectable()
export class FillCompanionService {
  constructor(
    private readonly backups: CompanionBackupRepository,
    private readonly cards: CompanionCardRepository,
  ) {}

  /** The file, with what no companion may say replaced; it takes a while for thousands of replies. */
  async check(backup: CompanionBackup, language: Language): Promise<CompanionBackup> {
    const { conversation, summary } = backup
    return {
      ...backup,
      conversation: conversation && (await this.checkConversation(conversation, language)),
      summary: summary && { ...summary, text: await withCheckedWords(summary.text, language) },
    }
  }

  private async checkConversation(conversation: BackupConversation, language: Language) {
    const greeting = conversation.greeting && (await withCheckedWords(conversation.greeting, language))
    const messages = await withCheckedReplies(conversation.messages, language)
    const kept = []
    for (const line of separateLines(messages, conversation.kept))
      kept.push(await withCheckedReplies(line, language))
    return { ...conversation, greeting, messages, kept }
  }

  async fill(ref: CompanionRef, backup: CompanionBackup, transaction: Transaction): Promise<void> {
    const { card, conversation, memories, memory_exclusions, summary } = backup
    const now = new Date()
    const messages = conversation?.messages ?? []
    const lines = conversation?.kept ?? []
    const messageIds = new NewIds([...messages, ...lines.flat()])
    const memoryIds = new NewIds(memories)
    if (card) await this.cards.insert(ref.owner_id, ref.companion_id, card, transaction)
    if (conversation) {
      const { greeting, greeted_at } = conversation
      const greeted = { greeting, greeted_at: greeted_at === null ? null : toMoment(greeted_at, now) }
      await this.backups.insertConversation({ ...ref, ...greeted }, transaction)
    }
    const toRow = (message: BackupMessage) => toMessageRow(message, messageIds, memoryIds, now)
    await this.backups.insertMessages(ref, messages.map(toRow), transaction)
    const kept = lines.flatMap((line) => toKeptRows(line, toRow))
    await this.backups.insertKept(ref, kept, transaction)
    const facts = memories.map((memory) => toMemoryRow(memory, messageIds, memoryIds, now))
    await this.backups.insertMemories(ref, facts, transaction)
    const exclusions = memory_exclusions.map((exclusion) => toExclusionRow(exclusion, now))
    await this.backups.insertExclusions(ref, exclusions, transaction)
    if (!summary) return
    const { text, up_to, updated_at } = summary
    const row = { text, up_to: messageIds.of(up_to), updated_at: toMoment(updated_at, now) }
    await this.backups.insertSummary(ref, row, transaction)
  }
}
