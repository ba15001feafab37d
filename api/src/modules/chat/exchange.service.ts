import { Injectable } from '@nestjs/common'
import { Database, type Transaction } from '../../platform/database/database.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { insertJobs } from '../../platform/jobs/insert-jobs.sql.ts'
import { Jobs } from '../../platform/jobs/jobs.ts'
import type { QueueName } from '../../platform/jobs/queues.ts'
import { type MessageRef, MessageRepository } from '../conversations/message.repository.ts'
import type { ReplyRow } from '../conversations/message.sql.ts'
import { EmotionLabelRepository } from '../emotions/emotion-label.repository.ts'
import { MemoryRepository } from '../memories/memory.repository.ts'
import { type ExtractionJob, MemoryExtractionService } from '../memories/memory-extraction.service.ts'
import { type Exchange, ExchangeRepository } from './exchange.repository.ts'
import { ReplyDraftRepository } from './reply-draft/reply-draft.repository.ts'
import type { StoreOptions } from './reply-draft/reply-task.ts'
import type { Lease } from './reply-lease.repository.ts'

interface Drafted {
  /** Whether a draft may have been kept, which goes with the storing. */
  isDrafted: boolean
}

@Injectable()
export class ExchangeService {
  constructor(
    private readonly database: Database,
    private readonly exchanges: ExchangeRepository,
    private readonly messages: MessageRepository,
    private readonly memories: MemoryRepository,
    private readonly labels: EmotionLabelRepository,
    private readonly extraction: MemoryExtractionService,
    private readonly jobs: Jobs,
    private readonly drafts: ReplyDraftRepository,
  ) {}

  /** Stores the pair, in the place of an earlier one where it replaces that, and has memories and emotion extracted. */
  async store(lease: Lease, exchange: Exchange, options: StoreOptions & Drafted): Promise<void> {
    const { language, replaces, isDrafted } = options
    const { companion_id, question } = exchange
    const job: ExtractionJob = {
      owner_id: lease.owner_id,
      companion_id,
      message_id: question.id,
      language,
    }
    const queues = this.queuesFor(options)
    await this.database.transaction(async (transaction) => {
      if (replaces) {
        requireStored(await this.exchanges.hold(lease, companion_id, transaction))
        await this.remove({ ...job, message_id: replaces }, transaction)
      }
      requireStored(await this.exchanges.store(lease, exchange, transaction))
      await transaction.rows(insertJobs, [queues, this.jobs.withOrigin(job)])
      if (isDrafted) await this.drafts.remove(lease.owner_id, companion_id, transaction)
    })
    this.jobs.wake(queues)
    if (this.extraction.isImmediate) await this.extraction.extractNow(job, question)
  }

  /** Adds to a reply that is incomplete. @returns the whole of it */
  async append(
    lease: Lease,
    { companion_id, ...answer }: Omit<Exchange['answer'], 'created_at'> & Pick<Exchange, 'companion_id'>,
    isDrafted: boolean,
  ): Promise<ReplyRow> {
    return this.database.transaction(async (transaction) => {
      const reply = await this.exchanges.append(lease, companion_id, answer, transaction)
      if (!reply) throw new AppError('message_not_found')
      if (isDrafted) await this.drafts.remove(lease.owner_id, companion_id, transaction)
      return reply
    })
  }

  private queuesFor({ isAnalysed, isLong }: StoreOptions): QueueName[] {
    const queues: QueueName[] = isAnalysed ? ['emotions.label'] : []
    if (this.extraction.isImmediate) return queues
    return ['memories.learn', ...queues, ...(isLong ? (['summaries.update'] as const) : [])]
  }

  private async remove(message: MessageRef, transaction: Transaction): Promise<void> {
    await this.memories.removeByMessage(message, transaction)
    await this.labels.removeFromMessage(message, transaction)
    await this.messages.removeFrom(message, transaction)
  }
}

/** Without its lease the conversation or its author were deleted while the reply was being written. */
function requireStored(isStored: boolean): void {
  if (!isStored) throw new AppError('message_not_found')
}
