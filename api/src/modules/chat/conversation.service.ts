import { id as idSchema, type Language } from '@confida/contracts'
import { Inject, Injectable } from '@nestjs/common'
import type { CurrentUser } from '../../platform/access/current-user.ts'
import type { AiEngine } from '../../platform/ai/ai.port.ts'
import { AI_ENGINE } from '../../platform/ai/ai-engine.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { ConversationRepository } from '../conversations/conversation.repository.ts'
import type { CompanionForChat } from '../conversations/conversation.sql.ts'

@Injectable()
export class ConversationService {
  constructor(
    private readonly conversations: ConversationRepository,
    @Inject(AI_ENGINE) private readonly engine: AiEngine,
  ) {}

  /** The conversation with a companion and its greeting, which follows language and companion until it is answered. */
  async start(user: CurrentUser, companionId: string, language: Language) {
    const companion = await this.find(user, companionId)
    if (companion.has_messages && companion.conversation_id) return toSession(companion)
    const greeting = this.engine.greeting(companion, user.name, language)
    if (companion.greeting === greeting) return toSession(companion)
    await this.conversations.greet(user.id, companionId, greeting)
    return toSession(await this.find(user, companionId))
  }

  private async find(user: CurrentUser, companionId: string): Promise<CompanionForChat> {
    const isId = idSchema.safeParse(companionId).success
    const companion = isId && (await this.conversations.findCompanion(user.id, companionId))
    if (!companion) throw new AppError('companion_not_found')
    return companion
  }
}

function toSession({ conversation_id, greeting, greeted_at }: CompanionForChat) {
  if (!conversation_id) throw new AppError('companion_not_found')
  if (!greeting || !greeted_at) return { session_id: conversation_id }
  return { session_id: conversation_id, greeting, greeted_at: greeted_at.toISOString() }
}
