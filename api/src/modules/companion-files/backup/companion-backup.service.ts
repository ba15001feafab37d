import type { FileHandle } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { BACKUP_FORMAT, BACKUP_VERSION } from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import type { Transaction } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { JsonExports } from '../../../platform/http/json-exports.ts'
import { limitPolicies } from '../../../platform/limits/policies.ts'
import { RateLimiter } from '../../../platform/limits/rate-limiter.ts'
import { toDraft } from '../../companions/companion.mapper.ts'
import { CompanionRepository } from '../../companions/companion.repository.ts'
import { MessageRepository } from '../../conversations/message.repository.ts'
import { CompanionCardRepository } from '../companion-card.repository.ts'
import { toBackupExclusion, toBackupMemory, toBackupMessage } from './companion-backup.mapper.ts'
import { CompanionBackupRepository, type CompanionRef } from './companion-backup.repository.ts'

@Injectable()
export class CompanionBackupService {
  constructor(
    private readonly companions: CompanionRepository,
    private readonly messages: MessageRepository,
    private readonly backups: CompanionBackupRepository,
    private readonly cards: CompanionCardRepository,
    private readonly limiter: RateLimiter,
    private readonly exports: JsonExports,
  ) {}

  /** Everything that makes a companion, as it stood at one moment: JSON in a file that the caller closes. */
  async export(ref: CompanionRef): Promise<FileHandle> {
    await this.limiter.consume(limitPolicies.companionFile, ref.owner_id)
    return this.exports.write(ref.owner_id, (transaction) => this.compose(ref, transaction))
  }

  /** A `CompanionBackup` whose messages are a stream. */
  private async compose(ref: CompanionRef, transaction: Transaction) {
    const companion = await this.companions.find(ref.owner_id, ref.companion_id, transaction)
    if (!companion) throw new AppError('companion_not_found')
    const conversation = await this.backups.conversation(ref, transaction)
    const summary = await this.backups.summary(ref, transaction)
    return {
      format: BACKUP_FORMAT,
      version: BACKUP_VERSION,
      exported_at: new Date().toISOString(),
      partner: toDraft(companion),
      card: (await this.cards.find(ref.owner_id, ref.companion_id, transaction)) ?? null,
      memories: inOrder((await this.backups.memories(ref, transaction)).map(toBackupMemory)),
      memory_exclusions: inOrder((await this.backups.exclusions(ref, transaction)).map(toBackupExclusion)),
      summary: summary
        ? { text: summary.text, up_to: summary.up_to, updated_at: summary.updated_at.toISOString() }
        : null,
      conversation: conversation
        ? {
            greeting: conversation.greeting,
            greeted_at: conversation.greeted_at?.toISOString() ?? null,
            messages: Readable.from(this.messagesOf(ref, transaction)),
            kept: Readable.from(this.linesOf(ref, transaction)),
          }
        : null,
    }
  }

  private async *messagesOf(ref: CompanionRef, transaction: Transaction) {
    for await (const row of this.messages.all(ref, transaction)) yield toBackupMessage(row)
  }

  private async *linesOf(ref: CompanionRef, transaction: Transaction) {
    for await (const line of this.backups.lines(ref, transaction)) yield line.map(toBackupMessage)
  }
}

/** By what the file itself holds, so that after an import they stand in the same order. */
const inOrder = <Fact extends { created_at: string; key: string }>(facts: Fact[]): Fact[] =>
  facts.sort((one, other) => (`${one.created_at} ${one.key}` < `${other.created_at} ${other.key}` ? -1 : 1))
