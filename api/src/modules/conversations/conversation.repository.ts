import { Injectable } from '@nestjs/common'
import { Database, type Executor, type Transaction } from '../../platform/database/database.ts'
import { ConversationEntity } from './conversation.entity.ts'
import {
  type CompanionForChat,
  type Conversation,
  findCompanionForChat,
  findConversation,
  lockUserAndCompanion,
  openConversation,
} from './conversation.sql.ts'

@Injectable()
export class ConversationRepository {
  constructor(private readonly database: Database) {}

  findCompanion(ownerId: string, companionId: string): Promise<CompanionForChat | undefined> {
    return this.database.row<CompanionForChat>(findCompanionForChat, [ownerId, companionId])
  }

  /** Makes the one conversation with a companion, or greets anew in it as long as nothing has been said. */
  async greet(ownerId: string, companionId: string, greeting: string): Promise<void> {
    await this.database.rows(openConversation, [ownerId, companionId, greeting])
  }

  find(ownerId: string, id: string): Promise<Conversation | undefined> {
    return this.database.row<Conversation>(findConversation, [ownerId, id])
  }

  /** Keeps user and companion from being removed until the transaction ends. */
  async lock(ownerId: string, companionId: string, executor: Executor): Promise<void> {
    await executor.rows(lockUserAndCompanion, [ownerId, companionId])
  }

  async removeGreeting(ownerId: string, companionId: string, { manager }: Transaction): Promise<void> {
    const noGreeting = { greeting: null, greeted_at: null }
    await manager.update(ConversationEntity, { owner_id: ownerId, companion_id: companionId }, noGreeting)
  }
}
