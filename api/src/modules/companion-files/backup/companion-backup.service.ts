import type { FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { BACKUP_FORMAT, BACKUP_VERSION } from '@confida/contracts'
import { Inject, Injectable } from '@nestjs/common'
import { JsonStreamStringify } from 'json-stream-stringify'
import PQueue from 'p-queue'
import { CONFIG, type Config } from '../../../platform/config/config.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { spool } from '../../../platform/http/spool.ts'
import { OneAtATime } from '../../../platform/limits/one-at-a-time.ts'
import { limitPolicies } from '../../../platform/limits/policies.ts'
import { RateLimiter } from '../../../platform/limits/rate-limiter.ts'
import { requireFreeDisk } from '../../../platform/storage/free-disk.ts'
import { CompanionCardRepository } from '../companion-card.repository.ts'
import { toBackupExclusion, toBackupMemory, toBackupMessage, toPartner } from './companion-backup.mapper.ts'
import { CompanionBackupRepository, type CompanionRef } from './companion-backup.repository.ts'

/** In a process; each holds a connection to the database. */
const EXPORTS_AT_ONCE = 2
const BUFFER_BYTES = 65_536

@Injectable()
export class CompanionBackupService {
  private readonly exports = new PQueue({ concurrency: EXPORTS_AT_ONCE })

  constructor(
    private readonly backups: CompanionBackupRepository,
    private readonly cards: CompanionCardRepository,
    private readonly limiter: RateLimiter,
    private readonly turns: OneAtATime,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Everything that makes a companion, as it stood at one moment: JSON in a file that the caller closes. */
  async export(ref: CompanionRef): Promise<FileHandle> {
    await this.limiter.consume(limitPolicies.companionFile, ref.owner_id)
    const write = async (transaction: Transaction) => {
      const content = await this.compose(ref, transaction)
      await requireFreeDisk(this.config.dataDir, this.config.freeDiskBytes, 0)
      const json = new JsonStreamStringify(content, undefined, undefined, false, BUFFER_BYTES)
      return spool(join(this.config.dataDir, 'exports'), json)
    }
    return this.exports.add(() => this.turns.run('export', ref.owner_id, write, 'REPEATABLE READ'))
  }

  /** A `CompanionBackup` whose messages are a stream. */
  private async compose(ref: CompanionRef, transaction: Transaction) {
    const companion = await this.backups.find(ref, transaction)
    if (!companion) throw new AppError('companion_not_found')
    const conversation = await this.backups.conversation(ref, transaction)
    const summary = await this.backups.summary(ref, transaction)
    return {
      format: BACKUP_FORMAT,
      version: BACKUP_VERSION,
      exported_at: new Date().toISOString(),
      partner: toPartner(companion),
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
            messages: Readable.from(this.messages(ref, transaction)),
            kept: Readable.from(this.lines(ref, transaction)),
          }
        : null,
    }
  }

  private async *messages(ref: CompanionRef, transaction: Transaction) {
    for await (const row of this.backups.messages(ref, transaction)) yield toBackupMessage(row)
  }

  private async *lines(ref: CompanionRef, transaction: Transaction) {
    for await (const line of this.backups.lines(ref, transaction)) yield line.map(toBackupMessage)
  }
}

/** By what the file itself holds, so that after an import they stand in the same order. */
const inOrder = <Fact extends { created_at: string; key: string }>(facts: Fact[]): Fact[] =>
  facts.sort((one, other) => (`${one.created_at} ${one.key}` < `${other.created_at} ${other.key}` ? -1 : 1))
