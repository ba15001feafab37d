import { randomUUID } from 'node:crypto'
import { DEFAULT_LANGUAGE, isLanguage, type Language, type Reply } from '@confida/contracts'
import { Inject, Injectable } from '@nestjs/common'
import type { CurrentUser } from '../../platform/access/current-user.ts'
import type { AiEngine, Memory } from '../../platform/ai/ai.port.ts'
import { AI_ENGINE } from '../../platform/ai/ai-engine.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { limitPolicies } from '../../platform/limits/policies.ts'
import { RateLimiter } from '../../platform/limits/rate-limiter.ts'
import { type Conversation, ConversationRepository } from './conversation.repository.ts'
import { type Exchange, ExchangeRepository } from './exchange.repository.ts'
import { LearningService } from './learning.service.ts'
import { MemoryRepository } from './memory.repository.ts'
import { toTurn } from './message.mapper.ts'
import { MessageRepository } from './message.repository.ts'
import { toPersona } from './persona.mapper.ts'
import { ReplyClaimService } from './reply-claim.service.ts'
import { LEASE_RENEW_MS, type Lease, ReplyLeaseRepository } from './reply-lease.repository.ts'

/** Turns given to the engine, which takes from them what its budget allows. */
const HISTORY_TURNS = 60
/** For the whole reply; the engine has shorter limits of its own. */
const REPLY_WITHIN_MS = 120_000

export interface OutgoingMessage {
  user: CurrentUser
  sessionId: string
  text: string
  /** Anything; what is none of the six languages is Italian. */
  language?: unknown
  clientId?: string
}

/** Who reads along while the reply is being written. */
export interface Reader {
  signal: AbortSignal
  /** All checks are passed: from now on it is written. */
  onStart(): void
  onText(text: string): Promise<void>
}

@Injectable()
export class ReplyService {
  private readonly conversations: ConversationRepository
  private readonly claims: ReplyClaimService
  private readonly leases: ReplyLeaseRepository
  private readonly messages: MessageRepository
  private readonly memories: MemoryRepository
  private readonly exchanges: ExchangeRepository
  private readonly learning: LearningService
  private readonly limiter: RateLimiter
  private readonly engine: AiEngine

  constructor(
    conversations: ConversationRepository,
    claims: ReplyClaimService,
    leases: ReplyLeaseRepository,
    messages: MessageRepository,
    memories: MemoryRepository,
    exchanges: ExchangeRepository,
    learning: LearningService,
    limiter: RateLimiter,
    @Inject(AI_ENGINE) engine: AiEngine,
  ) {
    this.conversations = conversations
    this.claims = claims
    this.leases = leases
    this.messages = messages
    this.memories = memories
    this.exchanges = exchanges
    this.learning = learning
    this.limiter = limiter
    this.engine = engine
  }

  /** Gets the reply to a message and stores both together; with nothing stored when anything fails. */
  async reply(message: OutgoingMessage, reader?: Reader): Promise<Reply> {
    const conversation = await this.conversations.find(message.user.id, message.sessionId)
    if (!conversation) throw new AppError('chat_session_not_found')
    const claim = await this.claims.claim(conversation, message.clientId, reader?.signal)
    if ('reply' in claim) {
      reader?.onStart()
      await reader?.onText(claim.reply.message)
      return claim.reply
    }
    const renewal = setInterval(
      () => void this.leases.renew(claim.lease).catch(() => undefined),
      LEASE_RENEW_MS,
    )
    try {
      return await this.replyUnderLease(message, conversation, claim.lease, reader)
    } catch (error) {
      await this.leases.release(claim.lease).catch(() => undefined)
      throw error
    } finally {
      clearInterval(renewal)
    }
  }

  private async replyUnderLease(
    message: OutgoingMessage,
    conversation: Conversation,
    lease: Lease,
    reader?: Reader,
  ): Promise<Reply> {
    await this.limiter.consume(limitPolicies.chat, message.user.id)
    reader?.onStart()
    const asked = new Date()
    const language = isLanguage(message.language) ? message.language : DEFAULT_LANGUAGE
    const known = await this.memories.listForReply(conversation.owner_id, conversation.companion_id)
    const answer = await this.write(message, conversation, { asked, language, known }, reader)
    const exchange: Exchange = {
      companion_id: conversation.companion_id,
      question: { id: randomUUID(), content: message.text, created_at: asked, client_id: message.clientId },
      answer: { id: randomUUID(), ...answer, created_at: new Date(), engine: this.engine.id },
    }
    // The conversation was deleted while the reply was being written.
    if (!(await this.exchanges.store(lease, exchange))) throw new AppError('message_not_found')
    const { owner_id, companion_id } = conversation
    await this.learning.learn({ owner_id, companion_id, message: exchange.question, language, known })
    return toReplyOf(exchange)
  }

  /** Has the engine write the reply, passing each piece on to the reader. */
  private async write(
    { user, text }: OutgoingMessage,
    conversation: Conversation,
    { asked, language, known }: { asked: Date; language: Language; known: Memory[] },
    reader?: Reader,
  ): Promise<{ content: string; memories_used: string[] }> {
    const { owner_id, companion_id } = conversation
    const history = await this.messages.listNewest(owner_id, companion_id, HISTORY_TURNS)
    const deadline = AbortSignal.timeout(REPLY_WITHIN_MS)
    const chunks = this.engine.reply({
      persona: toPersona(conversation),
      userName: user.name,
      language,
      memories: known,
      history: (history ?? []).reverse().map(toTurn),
      message: text,
      now: asked.toISOString(),
      signal: reader ? AbortSignal.any([reader.signal, deadline]) : deadline,
    })
    const answer = { content: '', memories_used: [] as string[] }
    try {
      for await (const chunk of chunks) {
        if (chunk.kind === 'end') answer.memories_used = chunk.memoriesUsed
        else {
          answer.content += chunk.text
          await reader?.onText(chunk.text)
        }
      }
    } catch (error) {
      throw deadline.aborted ? new AppError('ai_unavailable') : error
    }
    // A reader who left before the end has not got it, and will not expect to find it.
    reader?.signal.throwIfAborted()
    if (!answer.content.trim()) throw new AppError('ai_unavailable')
    return answer
  }
}

const toReplyOf = ({ question, answer }: Exchange): Reply => ({
  message: answer.content,
  message_id: answer.id,
  user_message_id: question.id,
  timestamp: answer.created_at.toISOString(),
  engine: answer.engine,
  memories_used: answer.memories_used,
})
