import { HISTORY_PAGE, type KeptMessage, type Message } from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import { AppError } from '../../platform/http/app-error.ts'
import { OneAtATime } from '../../platform/limits/one-at-a-time.ts'
import { limitPolicies } from '../../platform/limits/policies.ts'
import { RateLimiter } from '../../platform/limits/rate-limiter.ts'
import { type CareContext, CareService } from '../care/care.service.ts'
import { CompanionRepository } from '../companions/companion.repository.ts'
import { KeptMessageRepository } from '../conversations/kept-message.repository.ts'
import { toKeptMessage, toMessage } from '../conversations/message.mapper.ts'
import { MessageRepository } from '../conversations/message.repository.ts'
import type { MessageRow } from '../conversations/message.sql.ts'

export interface Page {
  before?: string
  search?: string
  limit: number
}

@Injectable()
export class MessageService {
  constructor(
    private readonly messages: MessageRepository,
    private readonly kept: KeptMessageRepository,
    private readonly companions: CompanionRepository,
    private readonly care: CareService,
    private readonly limiter: RateLimiter,
    private readonly turns: OneAtATime,
  ) {}

  /** Oldest first: the newest ones, or those before a message. */
  async list(reader: CareContext, companionId: string, page: Page): Promise<Message[]> {
    const rows = await this.find(reader.userId, companionId, page)
    const needsCare = rows.some(({ needs_care }) => needs_care)
    const care = needsCare ? await this.care.helpFor(reader) : undefined
    return rows.reverse().map((row) => toMessage(row, care))
  }

  /** Those of lines that the conversation has left. */
  async listKept(ownerId: string, companionId: string, after?: string): Promise<KeptMessage[]> {
    if (!(await this.companions.find(ownerId, companionId))) throw new AppError('companion_not_found')
    const rows = await this.kept.list(ownerId, companionId, { after, limit: HISTORY_PAGE })
    return rows.map(toKeptMessage)
  }

  private async find(ownerId: string, companionId: string, page: Page): Promise<MessageRow[]> {
    const { before, search, limit } = page
    if (search) return this.search(ownerId, companionId, search, page)
    const rows = before
      ? await this.messages.listBefore(ownerId, companionId, before, limit)
      : await this.messages.listNewest(ownerId, companionId, limit)
    if (rows) return rows
    // Of another's companion nothing may be told, not even that the message is missing.
    const isOwn = before && (await this.companions.find(ownerId, companionId))
    throw new AppError(isOwn ? 'message_not_found' : 'companion_not_found')
  }

  private async search(ownerId: string, companionId: string, words: string, page: Page) {
    if (!(await this.companions.find(ownerId, companionId))) throw new AppError('companion_not_found')
    await this.limiter.consume(limitPolicies.search, ownerId)
    return this.turns.run('search', ownerId, (transaction) =>
      this.messages.search({ owner_id: ownerId, companion_id: companionId }, words, page, transaction),
    )
  }
}
