import type { Language } from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import { Database, type Transaction } from '../../platform/database/database.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { Jobs } from '../../platform/jobs/jobs.ts'
import type { QueueName } from '../../platform/jobs/queues.ts'
import { type Exchange, ExchangeRepository, type LaterWork } from './exchange.repository.ts'
import { LearningService } from './memories/learning.service.ts'
import { MemoryRepository } from './memories/memory.repository.ts'
import { MessageRepository } from './message.repository.ts'
import type { Lease } from './reply-lease.repository.ts'

export interface StoreOptions {
  language: Language
  /** The message whose place this one takes. */
  replaces?: string
  /** Whether the author lets moods be analysed. */
  isAnalysed: boolean
}

@Injectable()
export class ExchangeService {
  private readonly database: Database
  private readonly exchanges: ExchangeRepository
  private readonly messages: MessageRepository
  private readonly memories: MemoryRepository
  private readonly learning: LearningService
  private readonly jobs: Jobs

  constructor(
    database: Database,
    exchanges: ExchangeRepository,
    messages: MessageRepository,
    memories: MemoryRepository,
    learning: LearningService,
    jobs: Jobs,
  ) {
    this.database = database
    this.exchanges = exchanges
    this.messages = messages
    this.memories = memories
    this.learning = learning
    this.jobs = jobs
  }

  /** Stores the pair, in the place of an earlier one where it replaces that, learns from it and has it analysed. */
  async store(lease: Lease, exchange: Exchange, options: StoreOptions): Promise<void> {
    const { language, replaces } = options
    const { companion_id, question } = exchange
    const work: LaterWork = {
      queues: this.queuesFor(options),
      lesson: { owner_id: lease.owner_id, companion_id, message_id: question.id, language },
    }
    if (!replaces) requireStored(await this.exchanges.store(lease, exchange, work))
    else {
      await this.database.transaction(async (transaction) => {
        requireStored(await this.exchanges.hold(lease, companion_id, transaction))
        await this.takeBack(lease.owner_id, companion_id, replaces, transaction)
        requireStored(await this.exchanges.store(lease, exchange, work, transaction))
      })
    }
    this.jobs.wake(work.queues)
    if (this.learning.isImmediate) await this.learning.learnNow(work.lesson, question)
  }

  private queuesFor({ isAnalysed }: StoreOptions): QueueName[] {
    const queues: QueueName[] = isAnalysed ? ['emotions.label'] : []
    return this.learning.isImmediate ? queues : ['memories.learn', ...queues]
  }

  private async takeBack(
    ownerId: string,
    companionId: string,
    messageId: string,
    transaction: Transaction,
  ): Promise<void> {
    await this.memories.removeToldBy(ownerId, companionId, messageId, transaction)
    await this.messages.removeFrom(ownerId, companionId, messageId, transaction)
  }
}

/** Without its lease the conversation or its author were deleted while the reply was being written. */
function requireStored(isStored: boolean): void {
  if (!isStored) throw new AppError('message_not_found')
}
