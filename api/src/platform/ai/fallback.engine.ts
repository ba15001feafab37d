import type { Language } from '@confida/contracts'
import { Logger } from '@nestjs/common'
import { AppError } from '../http/app-error.ts'
import type {
  AiEngine,
  EmotionGuess,
  ExtractRequest,
  Fact,
  LabelRequest,
  Persona,
  ReplyChunk,
  ReplyRequest,
} from './ai.port.ts'
import { reasonOf } from './endpoint/endpoint-error.ts'

export interface FallbackOptions {
  /** Whether the second engine may reply too, which the operator decides; each such reply says so. */
  forReplies?: boolean
}

/** Asks the first engine, and the second where the first cannot. The one place that decides so. */
export class FallbackEngine implements AiEngine {
  readonly id: AiEngine['id']
  private readonly logger = new Logger(FallbackEngine.name)

  constructor(
    private readonly first: AiEngine,
    private readonly second: AiEngine,
    private readonly options: FallbackOptions = {},
  ) {
    this.id = first.id
  }

  async *reply(request: ReplyRequest): AsyncIterable<ReplyChunk> {
    let hasSpoken = false
    try {
      for await (const chunk of this.first.reply(request)) {
        hasSpoken = true
        yield chunk
      }
      return
    } catch (error) {
      // Half a reply cannot be gone on with in another's voice.
      if (!this.options.forReplies || hasSpoken || !isDown(error)) throw error
    }
    for await (const chunk of this.second.reply(request)) {
      yield chunk.kind === 'end' ? { ...chunk, engine: this.second.id } : chunk
    }
  }

  extractMemories(request: ExtractRequest): Promise<Fact[]> {
    return this.ask('memory extraction', request, (engine) => engine.extractMemories(request))
  }

  labelEmotion(request: LabelRequest): Promise<EmotionGuess> {
    return this.ask('an emotion label', request, (engine) => engine.labelEmotion(request))
  }

  greeting(persona: Persona, userName: string, language: Language): string {
    return this.first.greeting(persona, userName, language)
  }

  /** Nobody reads these answers as somebody's words, so they need no leave to come from rules. */
  private async ask<Answer>(
    what: string,
    { signal }: { signal?: AbortSignal },
    question: (engine: AiEngine) => Promise<Answer>,
  ): Promise<Answer> {
    try {
      return await question(this.first)
    } catch (error) {
      signal?.throwIfAborted()
      this.logger.warn(`${what} fell back to rules: ${reasonOf(error)}`)
      return question(this.second)
    }
  }
}

const isDown = (error: unknown) =>
  error instanceof AppError && (error.code === 'ai_unavailable' || error.code === 'ai_busy')
