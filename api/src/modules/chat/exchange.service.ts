import { Injectable } from '@nestjs/common'
import { Database } from '../../platform/database/database.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { Jobs } from '../../platform/jobs/jobs.ts'
import type { QueueName } from '../../platform/jobs/queues.ts'
import type { ReplyRow } from '../conversations/message.sql.ts'
import { type ExtractionJob, MemoryExtractionService } from '../memories/memory-extraction.service.ts'
import { type Exchange, ExchangeRepository } from './exchange.repository.ts'
import { LineService } from './line.service.ts'
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
    private readonly lines: LineService,
    private readonly extraction: MemoryExtractionService,
    private readonly jobs: Jobs,
    private readonly drafts: ReplyDraftRepository,
  ) {}

  /**
   * Stores the pair, or another reply to a message, and has memories and emotion extracted. What it stands in the place of is
   * left. @returns all versions of what has several now
   */
  async store(lease: Lease, exchange: Exchange, options: StoreOptions & Drafted): Promise<string[]> {
    const { language, timeZone, leaves, isAgain, isDrafted } = options
    const { companion_id, question, answer } = exchange
    const job: ExtractionJob = {
      owner_id: lease.owner_id,
      companion_id,
      message_id: question.id,
      language,
      time_zone: timeZone,
    }
    const queues = this.queuesFor(options)
    const versions = await this.database.transaction(async (transaction) => {
      const versions: string[] = []
      if (leaves) {
        requireStored(await this.exchanges.hold(lease, companion_id, transaction))
        versions.push(...(await this.lines.leave({ ...job, message_id: leaves }, transaction)))
        versions.push(isAgain ? answer.id : question.id)
      }
      const stored = isAgain
        ? this.exchanges.storeAnotherReply(lease, exchange, versions, transaction)
        : this.exchanges.store(lease, exchange, versions, transaction)
      requireStored(await stored)
      await this.jobs.enqueueAll(queues, [job], transaction)
      if (isDrafted) await this.drafts.remove(lease.owner_id, companion_id, transaction)
      return versions
    })
    this.jobs.wake(queues)
    if (this.extraction.isImmediate && !isAgain) await this.extraction.extractNow(job, question)
    return versions
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

  /** Of a message that is there already all is known. */
  private queuesFor({ isAnalysed, isLong, isAgain }: StoreOptions): QueueName[] {
    const queues: QueueName[] = isAnalysed && !isAgain ? ['emotions.label'] : []
    if (this.extraction.isImmediate) return queues
    if (!isAgain) queues.unshift('memories.learn')
    return [...queues, ...(isLong ? (['summaries.update'] as const) : [])]
  }
}

/** Without its lease the conversation or its author were deleted while the reply was being written. */
function requireStored(isStored: boolean): void {
  if (!isStored) throw new AppError('message_not_found')
}
