import { type Care, id as idSchema } from '@confida/contracts'
import { Inject, Injectable } from '@nestjs/common'
import type { AiEngine } from '../../platform/ai/ai.port.ts'
import { AI_ENGINE } from '../../platform/ai/ai-engine.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { type CareContext, CareService } from '../care/care.service.ts'
import { ConversationRepository } from '../conversations/conversation.repository.ts'
import type { CompanionForChat } from '../conversations/conversation.sql.ts'
import { ReplyClaimService } from './reply-claim.service.ts'

interface Person extends CareContext {
  userName: string
}

@Injectable()
export class ConversationService {
  constructor(
    private readonly conversations: ConversationRepository,
    private readonly care: CareService,
    private readonly claims: ReplyClaimService,
    @Inject(AI_ENGINE) private readonly engine: AiEngine,
  ) {}

  /** The conversation with a companion and its greeting, which follows language and companion until it is answered. */
  async start(person: Person, companionId: string) {
    const companion = await this.greet(person, companionId)
    if (companion.has_draft && companion.conversation_id)
      await this.claims.recover(person.userId, companion.conversation_id)
    const care = companion.needs_care ? await this.care.helpFor(person) : undefined
    return toSession(companion, care)
  }

  private async greet(
    { userId, userName, language }: Person,
    companionId: string,
  ): Promise<CompanionForChat> {
    const companion = await this.find(userId, companionId)
    if (companion.has_messages && companion.conversation_id) return companion
    const greeting = this.engine.greeting(companion, userName, language)
    if (companion.greeting === greeting) return companion
    await this.conversations.greet(userId, companionId, greeting)
    return this.find(userId, companionId)
  }

  private async find(ownerId: string, companionId: string): Promise<CompanionForChat> {
    const isId = idSchema.safeParse(companionId).success
    const companion = isId && (await this.conversations.findCompanion(ownerId, companionId))
    if (!companion) throw new AppError('companion_not_found')
    return companion
  }
}

function toSession({ conversation_id, greeting, greeted_at }: CompanionForChat, care?: Care) {
  if (!conversation_id) throw new AppError('companion_not_found')
  const session = { session_id: conversation_id, ...(care && { care }) }
  if (!greeting || !greeted_at) return session
  return { ...session, greeting, greeted_at: greeted_at.toISOString() }
}
