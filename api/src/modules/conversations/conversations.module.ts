import { Module } from '@nestjs/common'
import { ConversationRepository } from './conversation.repository.ts'
import { MessageRepository } from './message.repository.ts'

/** Conversations and their messages as they are kept; how they come about is in `chat`. */
@Module({
  providers: [ConversationRepository, MessageRepository],
  exports: [ConversationRepository, MessageRepository],
})
export class ConversationsModule {}
