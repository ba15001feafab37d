import { Module } from '@nestjs/common'
import { TypeOrmModule } from '@nestjs/typeorm'
import { ConversationEntity } from './conversation.entity.ts'
import { ConversationRepository } from './conversation.repository.ts'
import { MessageEntity } from './message.entity.ts'
import { MessageRepository } from './message.repository.ts'
import { MessageRetrievalService } from './message-retrieval.service.ts'

/** Conversations and their messages as they are kept; how they come about is in `chat`. */
@Module({
  imports: [TypeOrmModule.forFeature([ConversationEntity, MessageEntity])],
  providers: [ConversationRepository, MessageRepository, MessageRetrievalService],
  exports: [ConversationRepository, MessageRepository, MessageRetrievalService],
})
export class ConversationsModule {}
