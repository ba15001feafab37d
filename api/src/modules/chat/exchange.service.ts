import type { Language } from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import { Database, type Transaction } from '../../platform/database/database.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { type Exchange, ExchangeRepository } from './exchange.repository.ts'
import { LearningService, type Lesson } from './memories/learning.service.ts'
import { MemoryRepository } from './memories/memory.repository.ts'
import { MessageRepository } from './message.repository.ts'
import type { Lease } from './reply-lease.repository.ts'

@Injectable()
export class ExchangeService {
  private readonly database: Database
  private readonly exchanges: ExchangeRepository
  private readonly messages: MessageRepository
  private readonly memories: MemoryRepository
  private readonly learning: LearningService

  constructor(
    database: Database,
    exchanges: ExchangeRepository,
    messages: MessageRepository,
    memories: MemoryRepository,
    learning: LearningService,
  ) {
    this.database = database
    this.exchanges = exchanges
    this.messages = messages
    this.memories = memories
    this.learning = learning
  }

  /** Stores the pair, in the place of an earlier one where it replaces that, and learns from it. */
  async store(lease: Lease, exchange: Exchange, language: Language, replaces?: string): Promise<void> {
    const { companion_id, question } = exchange
    const lesson: Lesson = { owner_id: lease.owner_id, companion_id, message_id: question.id, language }
    const isImmediate = this.learning.isImmediate
    // The usual case is one statement, which needs no transaction around it.
    if (isImmediate && !replaces) requireStored(await this.exchanges.store(lease, exchange))
    else {
      await this.database.transaction(async (transaction) => {
        if (replaces) await this.takeBack(lease.owner_id, companion_id, replaces, transaction)
        requireStored(await this.exchanges.store(lease, exchange, transaction))
        if (!isImmediate) await this.learning.enqueue(lesson, transaction)
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

/** Without its lease the conversation was deleted while the reply was being written. */
function requireStored(isStored: boolean): void {
  if (!isStored) throw new AppError('message_not_found')
}
