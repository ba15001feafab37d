import { Injectable } from '@nestjs/common'
import type { Transaction } from '../../platform/database/database.ts'
import { KeptMessageRepository } from '../conversations/kept-message.repository.ts'
import { type MessageRef, MessageRepository } from '../conversations/message.repository.ts'
import { EmotionLabelRepository } from '../emotions/emotion-label.repository.ts'
import { MemoryRepository } from '../memories/memory.repository.ts'
import { SummaryRepository } from '../summaries/summary.repository.ts'

/** What a conversation has on its way: `messages` is the chosen line alone, those that were left are kept beside it. */
@Injectable()
export class LineService {
  constructor(
    private readonly messages: MessageRepository,
    private readonly kept: KeptMessageRepository,
    private readonly memories: MemoryRepository,
    private readonly labels: EmotionLabelRepository,
    private readonly summaries: SummaryRepository,
  ) {}

  /** Leaves a message and all after it, and forgets what they told. @returns the versions that the message is one of */
  async leave(message: MessageRef, transaction: Transaction): Promise<string[]> {
    const left = await this.messages.findPlace(message, transaction)
    if (!left) return []
    // First: it waits for what is being stored of these messages, and what comes after finds them gone.
    await this.kept.leave(message, transaction)
    await this.memories.removeByLine(message, transaction)
    await this.labels.removeByLine(message, transaction)
    await this.summaries.removeFrom(left.seq, message, transaction)
    return left.versions.length > 0 ? left.versions : [message.message_id]
  }

  /** Goes on with a line that was left, at the end of the conversation. @returns its messages */
  takeUp(line: MessageRef, versions: string[], transaction: Transaction) {
    return this.kept.takeUp(line, versions, transaction)
  }
}
