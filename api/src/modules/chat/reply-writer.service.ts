import { DEFAULT_LANGUAGE, type EngineId, isLanguage, type Language } from '@confida/contracts'
import type { ReplyFault } from '@confida/risk-detector'
import { Inject, Injectable, Logger } from '@nestjs/common'
import type { AiEngine, PastTurn, ReplyRequest, ReplySource, Turn } from '../../platform/ai/ai.port.ts'
import { AI_ENGINE } from '../../platform/ai/ai-engine.ts'
import { personOf } from '../../platform/ai/places/places.ts'
import { CONFIG, type Config } from '../../platform/config/config.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { Conversation } from '../conversations/conversation.sql.ts'
import type { MessageEntity } from '../conversations/message.entity.ts'
import { MessageRetrievalService } from '../conversations/message-retrieval.service.ts'
import { careMannerFor } from './care-manner.ts'
import { HISTORY_TURNS } from './history-window.ts'
import type { OutgoingMessage } from './outgoing-message.ts'
import { checkedReply } from './reply-check/checked-reply.ts'
import { continuedReply } from './reply-check/continued-reply.ts'
import { replacedSentences } from './reply-check/replacement-metrics.ts'
import type { ReplyContext } from './reply-context.repository.ts'
import type { PastMessage } from './reply-context.sql.ts'
import type { ReplySink } from './reply-sink.ts'

/** For the whole reply once it has been waited for; the engine has shorter limits of its own. */
const REPLY_WITHIN_MS = 120_000
/** So many of the newest messages every engine has before its eyes. */
const IN_SIGHT = 12
/** Given to the engine, which takes from them what its budget allows. */
const RETRIEVED_MAX = 12

export type ReplyOrigin = Pick<MessageEntity, 'model' | 'prompt_version'> & { engine: EngineId }

export interface WrittenReply extends ReplyOrigin {
  content: string
  memories_used: string[]
  /** Whether its last sentence stands in the place of one that must not be shown. */
  is_replaced: boolean
  /** Whether it was stopped or cut before its end. */
  is_incomplete: boolean
}

const NOTHING = { content: '', memories_used: [], is_replaced: false, is_incomplete: false }

type WriterSink = Pick<ReplySink, 'signal' | 'onPlace' | 'onText'>

interface ReplyInput {
  conversation: Conversation
  context: ReplyContext
  askedAt: Date
}

/** Anything but the six languages is Italian. */
export const replyLanguage = (language: unknown): Language =>
  isLanguage(language) ? language : DEFAULT_LANGUAGE

@Injectable()
export class ReplyWriter {
  private readonly logger = new Logger(ReplyWriter.name)

  constructor(
    @Inject(AI_ENGINE) private readonly engine: AiEngine,
    @Inject(CONFIG) private readonly config: Pick<Config, 'aiPlaces'>,
    private readonly retrieval: MessageRetrievalService,
  ) {}

  /** What writes the next reply, as far as it is known before. */
  get origin(): ReplyOrigin {
    return { engine: this.engine.id, ...toColumns(this.engine.source) }
  }

  /**
   * Has the engine write the reply, passing each piece on to the sink; nothing is stored here. Where it is stopped or cut, what
   * was passed on by then is the reply.
   */
  async write(message: OutgoingMessage, input: ReplyInput, sink: WriterSink): Promise<WrittenReply> {
    const deadline = AbortSignal.timeout(REPLY_WITHIN_MS + this.config.aiPlaces.waitMs)
    const request = await this.requestFor(message, input)
    const over = new AbortController()
    const signal = AbortSignal.any([sink.signal, deadline, over.signal])
    const written: WrittenReply = { ...NOTHING, ...this.origin }
    try {
      await this.collect({ ...request, signal, onPlace: sink.onPlace }, sink, written)
      return written
    } catch (error) {
      if (written.content.trim() && !isSessionOver(sink.signal)) return { ...written, is_incomplete: true }
      throw deadline.aborted ? new AppError('ai_unavailable') : error
    } finally {
      // What a replacement has cut short, the model need not finish.
      over.abort()
    }
  }

  private async requestFor(
    message: OutgoingMessage,
    { conversation, context, askedAt }: ReplyInput,
  ): Promise<ReplyRequest> {
    const { user, text, language, replaces } = message
    const { history, rejected, question, begun } = splitNewest(context.newest, message)
    return {
      person: personOf(user.id),
      persona: conversation,
      userName: user.name,
      language: replyLanguage(language),
      memories: context.memories.filter(({ message_id }) => !replaces || message_id !== replaces),
      timeZone: message.timeZone,
      ...(context.summary && { summary: context.summary }),
      ...(history[0] && { lastMessageAt: new Date(history[0].created_at).toISOString() }),
      greeting: conversation.greeting ?? undefined,
      history: [...this.greetingOf(conversation, history.length), ...history.toReversed().map(toTurn)],
      retrieved: await this.retrieve(message, conversation, history),
      message: text,
      careManner: careMannerFor(text, history, context.care_card_at),
      now: askedAt.toISOString(),
      // An edited message asks for a fitting reply, the same message for a different one.
      rejected: question?.content === text ? rejected?.content : undefined,
      begun: begun?.content,
    }
  }

  /** What was said long ago of what the message is about. Without it a reply is poorer, and no reason to fail. */
  private async retrieve(
    { text, language }: OutgoingMessage,
    { owner_id, companion_id }: Conversation,
    history: PastMessage[],
  ): Promise<PastTurn[]> {
    const oldestInSight = history[IN_SIGHT - 1]
    if (!oldestInSight) return []
    const query = { owner_id, companion_id, text, language: replyLanguage(language), limit: RETRIEVED_MAX }
    try {
      const found = await this.retrieval.retrieve({ ...query, before: oldestInSight.seq })
      return found.map((turn) => ({ ...toTurn(turn), at: turn.created_at.toISOString() }))
    } catch (error) {
      this.logger.warn(`nothing was retrieved: ${error instanceof Error ? error.name : 'unknown'}`)
      return []
    }
  }

  /** What the first answer answers to. Many models take no conversation that begins with a reply, rules do. */
  private greetingOf({ greeting, greeted_at }: Conversation, turns: number): Turn[] {
    if (this.engine.id !== 'builtin' || !greeting || !greeted_at || turns >= HISTORY_TURNS) return []
    return [{ role: 'assistant', content: greeting }]
  }

  private async collect(request: ReplyRequest, sink: WriterSink, written: WrittenReply): Promise<void> {
    const checked = checkedReply(this.engine.reply(request), request)
    const chunks = request.begun ? continuedReply(checked, request.begun) : checked
    for await (const chunk of chunks) {
      if (chunk.kind === 'end') {
        written.memories_used = chunk.memoriesUsed
        written.engine = chunk.engine ?? written.engine
        if (chunk.source) Object.assign(written, toColumns(chunk.source))
        continue
      }
      if (chunk.kind === 'replacement') this.noteReplacement(written, chunk.fault)
      written.content += chunk.text
      await sink.onText(chunk.text)
    }
    if (sink.signal.aborted && isSessionOver(sink.signal)) throw sink.signal.reason
    // Of a reply that is gone on with nothing may be missing.
    if (!written.content.trim() && !request.begun) throw new AppError('ai_unavailable')
  }

  /** What was written is told to nobody. */
  private noteReplacement(written: WrittenReply, reason: ReplyFault): void {
    written.is_replaced = true
    replacedSentences.inc({ reason })
    this.logger.warn(`a sentence of a reply was replaced: ${reason}`)
  }
}

const toColumns = ({ model, promptVersion }: ReplySource) => ({
  model,
  prompt_version: promptVersion ?? null,
})

const toTurn = ({
  role,
  content,
  retracted_keys,
}: Pick<PastMessage, 'role' | 'content' | 'retracted_keys'>): Turn => ({
  role,
  content,
  ...(retracted_keys.length > 0 && { retracted: retracted_keys }),
})

/** What an ended session has asked for is nobody's any more; a stop, or one of the process, leaves what there is. */
const isSessionOver = ({ reason }: AbortSignal) =>
  reason instanceof AppError && reason.code !== 'service_unavailable'

/** Splits the exchange off that is replaced, or whose reply is gone on with; newest first. */
function splitNewest(
  newest: PastMessage[],
  { replaces, continues }: OutgoingMessage,
): { history: PastMessage[]; rejected?: PastMessage; question?: PastMessage; begun?: PastMessage } {
  if (continues) {
    const [begun, , ...history] = newest
    return { history, begun }
  }
  if (!replaces) return { history: newest }
  const [rejected, question, ...history] = newest
  if (question?.id !== replaces || question.role !== 'user' || rejected?.role !== 'assistant')
    throw new AppError('message_not_found')
  return { history, rejected, question }
}
