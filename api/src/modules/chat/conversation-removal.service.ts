import { Injectable } from '@nestjs/common'
import { Database } from '../../platform/database/database.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { CompanionRepository } from '../companions/companion.repository.ts'
import { ConversationRepository } from '../conversations/conversation.repository.ts'
import { MessageRepository } from '../conversations/message.repository.ts'
import { EmotionLabelRepository } from '../emotions/emotion-label.repository.ts'
import { ImageService } from '../images/image.service.ts'
import { MemoryRepository } from '../memories/memory.repository.ts'
import { ReplyLeaseRepository } from './reply-lease.repository.ts'

@Injectable()
export class ConversationRemovalService {
  private readonly database: Database
  private readonly conversations: ConversationRepository
  private readonly messages: MessageRepository
  private readonly leases: ReplyLeaseRepository
  private readonly labels: EmotionLabelRepository
  private readonly memories: MemoryRepository
  private readonly companions: CompanionRepository
  private readonly images: ImageService

  constructor(
    database: Database,
    conversations: ConversationRepository,
    messages: MessageRepository,
    leases: ReplyLeaseRepository,
    labels: EmotionLabelRepository,
    memories: MemoryRepository,
    companions: CompanionRepository,
    images: ImageService,
  ) {
    this.database = database
    this.conversations = conversations
    this.messages = messages
    this.leases = leases
    this.labels = labels
    this.memories = memories
    this.companions = companions
    this.images = images
  }

  /** The conversation goes, the companion and what it remembers stay. */
  async remove(ownerId: string, companionId: string): Promise<void> {
    if (!(await this.companions.find(ownerId, companionId))) throw new AppError('companion_not_found')
    await this.database.transaction(async (transaction) => {
      const key = [ownerId, companionId, transaction] as const
      await this.conversations.lock(...key)
      // Before the messages: a reply under way waits for this transaction and then finds that it may not store.
      await this.leases.end(...key)
      await this.messages.removeAll(...key)
      await this.labels.removeByCompanion(...key)
      await this.memories.removeSources(...key)
      await this.conversations.removeGreeting(...key)
    })
    await this.images.removeAll(ownerId, companionId)
  }
}
