import { Module } from '@nestjs/common'
import { TypeOrmModule } from '@nestjs/typeorm'
import { CareModule } from '../care/care.module.ts'
import { CompanionsModule } from '../companions/companions.module.ts'
import { ConversationsModule } from '../conversations/conversations.module.ts'
import { EmotionsModule } from '../emotions/emotions.module.ts'
import { ImagesModule } from '../images/images.module.ts'
import { MemoriesModule } from '../memories/memories.module.ts'
import { SummariesModule } from '../summaries/summaries.module.ts'
import { UsersModule } from '../users/users.module.ts'
import { ChatController } from './chat.controller.ts'
import { ContinuationService } from './continuation.service.ts'
import { ConversationService } from './conversation.service.ts'
import { ConversationRemovalService } from './conversation-removal.service.ts'
import { ExchangeRepository } from './exchange.repository.ts'
import { ExchangeService } from './exchange.service.ts'
import { FoundReplyService } from './found-reply.service.ts'
import { FreeMessagesService } from './free-messages.service.ts'
import { LeaseKeeper } from './lease-keeper.service.ts'
import { LineService } from './line.service.ts'
import { MessageController } from './message.controller.ts'
import { MessageService } from './message.service.ts'
import { ReplyService } from './reply.service.ts'
import { ReplyClaimService } from './reply-claim.service.ts'
import { ReplyContextRepository } from './reply-context.repository.ts'
import { DraftSaver } from './reply-draft/draft-saver.service.ts'
import { ReplyDraftEntity } from './reply-draft/reply-draft.entity.ts'
import { ReplyDraftRepository } from './reply-draft/reply-draft.repository.ts'
import { ReplyKeeper } from './reply-draft/reply-keeper.service.ts'
import { ReplyLeaseEntity } from './reply-lease.entity.ts'
import { ReplyLeaseRepository } from './reply-lease.repository.ts'
import { ReplyWriter } from './reply-writer.service.ts'
import { VersionService } from './version.service.ts'

@Module({
  imports: [
    CareModule,
    CompanionsModule,
    ConversationsModule,
    EmotionsModule,
    ImagesModule,
    MemoriesModule,
    SummariesModule,
    UsersModule,
    TypeOrmModule.forFeature([ReplyLeaseEntity, ReplyDraftEntity]),
  ],
  controllers: [ChatController, MessageController],
  providers: [
    ContinuationService,
    DraftSaver,
    LeaseKeeper,
    LineService,
    VersionService,
    ConversationRemovalService,
    ConversationService,
    ExchangeRepository,
    ExchangeService,
    FoundReplyService,
    FreeMessagesService,
    MessageService,
    ReplyClaimService,
    ReplyContextRepository,
    ReplyDraftRepository,
    ReplyKeeper,
    ReplyLeaseRepository,
    ReplyService,
    ReplyWriter,
  ],
})
export class ChatModule {}
