import { id as idSchema, type Language } from '@confida/contracts'
import { Inject, Injectable } from '@nestjs/common'
import type { CurrentUser } from '../../platform/access/current-user.ts'
import type { AiEngine } from '../../platform/ai/ai.port.ts'
import { AI_ENGINE } from '../../platform/ai/ai-engine.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { ConversationRepository } from './conversation.repository.ts'
import { toPersona } from './persona.mapper.ts'

@Injectable()
export class ConversationService {
  private readonly conversations: ConversationRepository
  private readonly engine: AiEngine

  constructor(conversations: ConversationRepository, @Inject(AI_ENGINE) engine: AiEngine) {
    this.conversations = conversations
    this.engine = engine
  }

  /** The conversation with a partner; a greeting only while nothing has been said. */
  async start(user: CurrentUser, companionId: string, language: Language) {
    if (!idSchema.safeParse(companionId).success) throw new AppError('companion_not_found')
    const companion = await this.conversations.findCompanion(user.id, companionId)
    if (!companion) throw new AppError('companion_not_found')
    const sessionId = companion.conversation_id ?? (await this.conversations.open(user.id, companionId))
    if (!sessionId) throw new AppError('companion_not_found')
    if (companion.has_messages) return { session_id: sessionId }
    return {
      session_id: sessionId,
      greeting: this.engine.greeting(toPersona(companion), user.name, language),
    }
  }
}
