import { Injectable } from '@nestjs/common'
import { Database } from '../../platform/database/database.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { CareRepository } from '../care/care.repository.ts'
import { CompanionRepository } from '../companions/companion.repository.ts'
import { ConversationRepository } from '../conversations/conversation.repository.ts'
import { KeptMessageRepository } from '../conversations/kept-message.repository.ts'
import { MessageRepository } from '../conversations/message.repository.ts'
import { EmotionLabelRepository } from '../emotions/emotion-label.repository.ts'
import { ImageService } from '../images/image.service.ts'
import { MemoryRepository } from '../memories/memory.repository.ts'
import { SummaryRepository } from '../summaries/summary.repository.ts'
import { ReplyDraftRepository } from './reply-draft/reply-draft.repository.ts'
import { ReplyLeaseRepository } from './reply-lease.repository.ts'

@Injectable()
export class ConversationRemovalService {
  constructor(
    private readonly database: Database,
    private readonly conversations: ConversationRepository,
    private readonly messages: MessageRepository,
    private readonly kept: KeptMessageRepository,
    private readonly leases: ReplyLeaseRepository,
    private readonly drafts: ReplyDraftRepository,
    private readonly labels: EmotionLabelRepository,
    private readonly memories: MemoryRepository,
    private readonly companions: CompanionRepository,
    private readonly care: CareRepository,
    private readonly images: ImageService,
    private readonly summaries: SummaryRepository,
  ) {}

  /** The conversation goes, the companion and what it remembers stay. */
  async remove(ownerId: string, companionId: string): Promise<void> {
    if (!(await this.companions.find(ownerId, companionId))) throw new AppError('companion_not_found')
    await this.database.transaction(async (transaction) => {
      const key = [ownerId, companionId, transaction] as const
      await this.conversations.lock(...key)
      // Before the messages: a reply under way waits for this transaction and then finds that it may not store.
      await this.leases.end(...key)
      await this.drafts.remove(...key)
      await this.messages.removeAll(...key)
      await this.kept.removeAll(...key)
      // After them: a summary that is being stored has locked its last one.
      await this.summaries.removeByConversation(...key)
      await this.care.removeCard(...key)
      await this.labels.removeByCompanion(...key)
      await this.memories.removeSources(...key)
      await this.conversations.removeGreeting(...key)
    })
    await this.images.removeAll(ownerId, companionId)
  }
}
