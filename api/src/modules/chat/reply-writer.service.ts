import { DEFAULT_LANGUAGE, type EngineId, isLanguage, type Language } from '@confida/contracts'
import { Inject, Injectable } from '@nestjs/common'
import type { AiEngine, ReplyRequest, Turn } from '../../platform/ai/ai.port.ts'
import { AI_ENGINE } from '../../platform/ai/ai-engine.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { Conversation } from './conversation.repository.ts'
import { MemoryRepository } from './memories/memory.repository.ts'
import { type MessageRow, toTurn } from './message.mapper.ts'
import { MessageRepository } from './message.repository.ts'
import { toPersona } from './persona.mapper.ts'
import type { OutgoingMessage, Reader } from './reply.service.ts'

/** Turns given to the engine, which takes from them what its budget allows. */
const HISTORY_TURNS = 60
/** For the whole reply; the engine has shorter limits of its own. */
const REPLY_WITHIN_MS = 120_000

export interface WrittenReply {
  content: string
  engine: EngineId
  memories_used: string[]
}

/** Anything but the six languages is Italian. */
export const replyLanguage = (language: unknown): Language =>
  isLanguage(language) ? language : DEFAULT_LANGUAGE

@Injectable()
export class ReplyWriter {
  private readonly messages: MessageRepository
  private readonly memories: MemoryRepository
  private readonly engine: AiEngine

  constructor(messages: MessageRepository, memories: MemoryRepository, @Inject(AI_ENGINE) engine: AiEngine) {
    this.messages = messages
    this.memories = memories
    this.engine = engine
  }

  /** Has the engine write the reply, passing each piece on to the reader; nothing is stored here. */
  async write(
    message: OutgoingMessage,
    conversation: Conversation,
    askedAt: Date,
    reader?: Reader,
  ): Promise<WrittenReply> {
    const deadline = AbortSignal.timeout(REPLY_WITHIN_MS)
    const request = await this.requestFor(message, conversation, askedAt)
    const signal = reader ? AbortSignal.any([reader.signal, deadline]) : deadline
    try {
      return await this.collect({ ...request, signal }, reader)
    } catch (error) {
      throw deadline.aborted ? new AppError('ai_unavailable') : error
    }
  }

  private async requestFor(
    { user, text, language, replaces }: OutgoingMessage,
    conversation: Conversation,
    askedAt: Date,
  ): Promise<ReplyRequest> {
    const { owner_id, companion_id } = conversation
    const [memories, newest] = await Promise.all([
      this.memories.listForReply(owner_id, companion_id),
      this.messages.listNewest(owner_id, companion_id, HISTORY_TURNS),
    ])
    const { history, replaced } = takeBack(newest ?? [], replaces)
    const [rejected, question] = replaced
    return {
      persona: toPersona(conversation),
      userName: user.name,
      language: replyLanguage(language),
      memories: memories.filter(({ message_id }) => !replaces || message_id !== replaces),
      history: [...this.greetingOf(conversation, history.length), ...history.reverse().map(toTurn)],
      message: text,
      now: askedAt.toISOString(),
      // An edited message asks for a fitting reply, the same message for a different one.
      rejected: question?.content === text ? rejected?.content : undefined,
    }
  }

  /** What the first answer answers to. Many models take no conversation that begins with a reply, rules do. */
  private greetingOf({ greeting, greeted_at }: Conversation, turns: number): Turn[] {
    if (this.engine.id !== 'builtin' || !greeting || !greeted_at || turns >= HISTORY_TURNS) return []
    return [{ role: 'assistant', content: greeting, timestamp: greeted_at.toISOString() }]
  }

  private async collect(request: ReplyRequest, reader?: Reader): Promise<WrittenReply> {
    const written: WrittenReply = { content: '', engine: this.engine.id, memories_used: [] }
    for await (const chunk of this.engine.reply(request)) {
      if (chunk.kind === 'end') {
        written.memories_used = chunk.memoriesUsed
        written.engine = chunk.engine ?? written.engine
      } else {
        written.content += chunk.text
        await reader?.onText(chunk.text)
      }
    }
    // A reader who left before the end has not got it, and will not expect to find it.
    reader?.signal.throwIfAborted()
    if (!written.content.trim()) throw new AppError('ai_unavailable')
    return written
  }
}

/** Splits the newest exchange off, newest first; only the last own message can be replaced. */
function takeBack(newest: MessageRow[], replaces?: string) {
  if (!replaces) return { history: newest, replaced: [] }
  const [, question] = newest
  if (question?.id !== replaces || question.role !== 'user') throw new AppError('message_not_found')
  return { history: newest.slice(2), replaced: newest.slice(0, 2) }
}
