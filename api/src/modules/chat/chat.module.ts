import { Module } from '@nestjs/common'
import { CompanionsModule } from '../companions/companions.module.ts'
import { ChatController } from './chat.controller.ts'
import { ConversationRepository } from './conversation.repository.ts'
import { ConversationService } from './conversation.service.ts'
import { ExchangeRepository } from './exchange.repository.ts'
import { LearningService } from './learning.service.ts'
import { MemoryRepository } from './memory.repository.ts'
import { MessageController } from './message.controller.ts'
import { MessageRepository } from './message.repository.ts'
import { MessageService } from './message.service.ts'
import { ReplyService } from './reply.service.ts'
import { ReplyClaimService } from './reply-claim.service.ts'
import { ReplyLeaseRepository } from './reply-lease.repository.ts'

@Module({
  imports: [CompanionsModule],
  controllers: [ChatController, MessageController],
  providers: [
    ConversationRepository,
    ConversationService,
    ExchangeRepository,
    LearningService,
    MemoryRepository,
    MessageRepository,
    MessageService,
    ReplyClaimService,
    ReplyLeaseRepository,
    ReplyService,
  ],
})
export class ChatModule {}
