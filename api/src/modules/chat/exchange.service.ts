import type { Language } from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import { Database, type Transaction } from '../../platform/database/database.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { EmotionAnalysisService } from './emotions/emotion-analysis.service.ts'
import { type Exchange, ExchangeRepository } from './exchange.repository.ts'
import { LearningService, type Lesson } from './memories/learning.service.ts'
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
  private readonly emotions: EmotionAnalysisService

  constructor(
    database: Database,
    exchanges: ExchangeRepository,
    messages: MessageRepository,
    memories: MemoryRepository,
    learning: LearningService,
    emotions: EmotionAnalysisService,
  ) {
    this.database = database
    this.exchanges = exchanges
    this.messages = messages
    this.memories = memories
    this.learning = learning
    this.emotions = emotions
  }

  /** Stores the pair, in the place of an earlier one where it replaces that, learns from it and has it analysed. */
  async store(lease: Lease, exchange: Exchange, options: StoreOptions): Promise<void> {
    const { language, replaces, isAnalysed } = options
    const { companion_id, question } = exchange
    const lesson: Lesson = { owner_id: lease.owner_id, companion_id, message_id: question.id, language }
    const isImmediate = this.learning.isImmediate
    // One statement needs no transaction around it.
    if (isImmediate && !replaces && !isAnalysed) requireStored(await this.exchanges.store(lease, exchange))
    else {
      await this.database.transaction(async (transaction) => {
        if (replaces) {
          requireStored(await this.exchanges.hold(lease, companion_id, transaction))
          await this.takeBack(lease.owner_id, companion_id, replaces, transaction)
        }
        requireStored(await this.exchanges.store(lease, exchange, transaction))
        if (!isImmediate) await this.learning.enqueue(lesson, transaction)
        if (isAnalysed) await this.emotions.enqueue(lesson, transaction)
      })
    }
    if (isImmediate) await this.learning.learnNow(lesson, question)
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
