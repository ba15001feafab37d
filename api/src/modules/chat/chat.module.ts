import { Module } from '@nestjs/common'
import { CompanionsModule } from '../companions/companions.module.ts'
import { CareRepository } from './care/care.repository.ts'
import { CareService } from './care/care.service.ts'
import { HelpLines } from './care/help-lines.ts'
import { ChatController } from './chat.controller.ts'
import { ConversationRepository } from './conversation.repository.ts'
import { ConversationService } from './conversation.service.ts'
import { EmotionAnalysisService } from './emotions/emotion-analysis.service.ts'
import { EmotionLabelRepository } from './emotions/emotion-label.repository.ts'
import { ExchangeRepository } from './exchange.repository.ts'
import { ExchangeService } from './exchange.service.ts'
import { ImageController } from './images/image.controller.ts'
import { ImagesModule } from './images/images.module.ts'
import { LearningService } from './memories/learning.service.ts'
import { MemoryController } from './memories/memory.controller.ts'
import { MemoryRepository } from './memories/memory.repository.ts'
import { MemoryService } from './memories/memory.service.ts'
import { MessageController } from './message.controller.ts'
import { MessageRepository } from './message.repository.ts'
import { MessageService } from './message.service.ts'
import { ReplyService } from './reply.service.ts'
import { ReplyClaimService } from './reply-claim.service.ts'
import { ReplyContextRepository } from './reply-context.repository.ts'
import { ReplyLeaseRepository } from './reply-lease.repository.ts'
import { ReplyWriter } from './reply-writer.service.ts'

@Module({
  imports: [CompanionsModule, ImagesModule],
  controllers: [ChatController, ImageController, MemoryController, MessageController],
  providers: [
    CareRepository,
    CareService,
    ConversationRepository,
    ConversationService,
    EmotionAnalysisService,
    EmotionLabelRepository,
    ExchangeRepository,
    ExchangeService,
    HelpLines,
    LearningService,
    MemoryRepository,
    MemoryService,
    MessageRepository,
    MessageService,
    ReplyClaimService,
    ReplyContextRepository,
    ReplyLeaseRepository,
    ReplyService,
    ReplyWriter,
  ],
})
export class ChatModule {}
