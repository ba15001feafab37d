import { randomUUID } from 'node:crypto'
import type { Care, Reply } from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import { AppError } from '../../platform/http/app-error.ts'
import { limitPolicies } from '../../platform/limits/policies.ts'
import { RateLimiter } from '../../platform/limits/rate-limiter.ts'
import { CareService } from '../care/care.service.ts'
import { withCare } from '../care/with-care.ts'
import type { Conversation } from '../conversations/conversation.sql.ts'
import { MessageRepository } from '../conversations/message.repository.ts'
import { FreeMessagesService } from './free-messages.service.ts'
import { LeaseKeeper } from './lease-keeper.service.ts'
import type { OutgoingMessage, SentMessage } from './outgoing-message.ts'
import { type ReplyClaim, ReplyClaimService } from './reply-claim.service.ts'
import { ReplyKeeper } from './reply-draft/reply-keeper.service.ts'
import type { ReplyTask } from './reply-draft/reply-task.ts'
import type { ReplySink } from './reply-sink.ts'
import { ReplyWriter, replyLanguage } from './reply-writer.service.ts'

/** From so many messages on, what has left the window may be due for the summary; its job looks. */
const LONG_TURNS = 40

@Injectable()
export class ReplyService {
  constructor(
    private readonly care: CareService,
    private readonly claims: ReplyClaimService,
    private readonly leases: LeaseKeeper,
    private readonly writer: ReplyWriter,
    private readonly keeper: ReplyKeeper,
    private readonly limiter: RateLimiter,
    private readonly freeMessages: FreeMessagesService,
    private readonly messages: MessageRepository,
  ) {}

  /**
   * Gets the reply to a message and stores both together; with neither stored where it fails before its first word.
   * @throws errors with the help lines that the message calls for, whatever refuses it
   */
  async reply(sent: SentMessage, sink: ReplySink): Promise<Reply> {
    const message = await this.withText(sent)
    const care = await this.careFor(message)
    try {
      return await this.replyOrRepeat(message, sink, care)
    } catch (error) {
      const { aborted, reason } = sink.signal
      throw withCare(aborted && reason instanceof AppError ? reason : error, care)
    }
  }

  private async withText({ text, ...message }: SentMessage): Promise<OutgoingMessage> {
    if (text !== undefined) return { ...message, text }
    const { user, replaces } = message
    const own = replaces ? await this.messages.findOwn(user.id, replaces) : null
    if (!own) throw new AppError('message_not_found')
    return { ...message, text: own.content, needsCare: own.needs_care }
  }

  private async replyOrRepeat(
    message: OutgoingMessage,
    sink: ReplySink,
    care: Care | undefined,
  ): Promise<Reply> {
    const request = {
      ownerId: message.user.id,
      conversationId: message.sessionId,
      clientId: message.clientId,
      replaces: message.replaces,
    }
    const claim = await this.claims.claim(request, sink.signal)
    if ('reply' in claim) {
      sink.onStart()
      if (care) sink.onCare(care)
      await sink.onText(claim.reply.message)
      return { ...claim.reply, care }
    }
    return this.leases.during(claim.lease, () => this.replyUnderLease(message, claim, sink, care))
  }

  private async replyUnderLease(
    message: OutgoingMessage,
    claim: ReplyClaim,
    sink: ReplySink,
    care: Care | undefined,
  ): Promise<Reply> {
    await this.limiter.consume(limitPolicies.chat, message.user.id)
    // Nobody in danger is told to pay first.
    if (care) return { ...(await this.replyTo(message, claim, sink, care)), care }
    const free_messages_left = await this.freeMessages.take(message.user)
    try {
      return { ...(await this.replyTo(message, claim, sink)), free_messages_left }
    } catch (error) {
      await this.freeMessages.giveBack(message.user, error)
      throw error
    }
  }

  private async replyTo(
    message: OutgoingMessage,
    { conversation, lease, context }: ReplyClaim,
    sink: ReplySink,
    care?: Care,
  ): Promise<Reply> {
    sink.onStart()
    const askedAt = new Date()
    const [rejected, question] = message.replaces ? context.newest : []
    // The same words ask for another reply to the same message.
    const asked = question?.content === message.text ? question : undefined
    if (care) {
      sink.onCare(care)
      if (!asked?.needs_care) await this.noteCare(message, conversation, askedAt)
    }
    const task: ReplyTask = {
      companion_id: conversation.companion_id,
      answer_id: randomUUID(),
      ...this.writer.origin,
      question: {
        id: asked?.id ?? randomUUID(),
        // As PostgreSQL has it in a text, and takes it in JSON.
        content: message.text.toWellFormed(),
        created_at: asked?.created_at ?? askedAt.toISOString(),
        client_id: message.clientId,
        needs_care: care !== undefined,
      },
      options: {
        language: replyLanguage(message.language),
        timeZone: message.timeZone,
        leaves: asked ? rejected?.id : message.replaces,
        isAgain: asked !== undefined,
        isAnalysed: message.user.emotion_consent,
        isLong: context.newest.length >= LONG_TURNS,
      },
    }
    return this.keeper.keep(lease, task, sink, (through) =>
      this.writer.write(message, { conversation, context, askedAt }, through),
    )
  }

  private async careFor(message: OutgoingMessage): Promise<Care | undefined> {
    const { user, text, needsCare, acceptLanguage } = message
    const person = { userId: user.id, language: replyLanguage(message.language), acceptLanguage }
    if (needsCare === undefined) return this.care.careFor(text, person)
    return needsCare ? this.care.helpFor(person) : undefined
  }

  private noteCare(
    { clientId, language, acceptLanguage }: OutgoingMessage,
    { owner_id, companion_id }: Conversation,
    created_at: Date,
  ): Promise<void> {
    const client_id = clientId ?? randomUUID()
    const note = { owner_id, companion_id, client_id, created_at, language: replyLanguage(language) }
    return this.care.note(note, acceptLanguage)
  }
}
