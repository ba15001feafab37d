import { Module } from '@nestjs/common'
import { TypeOrmModule } from '@nestjs/typeorm'
import { ConversationEntity } from './conversation.entity.ts'
import { ConversationRepository } from './conversation.repository.ts'
import { KeptMessageEntity } from './kept-message.entity.ts'
import { KeptMessageRepository } from './kept-message.repository.ts'
import { MessageEntity } from './message.entity.ts'
import { MessageRepository } from './message.repository.ts'
import { MessageRetrievalService } from './message-retrieval.service.ts'

/** Conversations and their messages as they are kept; how they come about is in `chat`. */
@Module({
  imports: [TypeOrmModule.forFeature([ConversationEntity, MessageEntity, KeptMessageEntity])],
  providers: [ConversationRepository, KeptMessageRepository, MessageRepository, MessageRetrievalService],
  exports: [ConversationRepository, KeptMessageRepository, MessageRepository, MessageRetrievalService],
})
export class ConversationsModule {}
