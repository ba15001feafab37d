import type { Language } from '@confida/contracts'
import { mayBeDrunk } from '@confida/emotion-labeller'
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
  SummaryRequest,
} from './ai.port.ts'
import { reasonOf } from './endpoint/endpoint-error.ts'
import { uniteFacts } from './united-facts.ts'

export interface FallbackOptions {
  /** Whether the second engine may reply too, which the operator decides; each such reply says so. */
  forReplies?: boolean
}

/** Asks the first engine, and the second where the first cannot. The one place that decides so. */
export class FallbackEngine implements AiEngine {
  readonly id: AiEngine['id']
  readonly source: AiEngine['source']
  private readonly logger = new Logger(FallbackEngine.name)

  constructor(
    private readonly first: AiEngine,
    private readonly second: AiEngine,
    private readonly options: FallbackOptions = {},
  ) {
    this.id = first.id
    this.source = first.source
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
      const { id: engine, source } = this.second
      yield chunk.kind === 'end' ? { source, ...chunk, engine } : chunk
    }
  }

  /** Rules find what they know whatever a model answers, be it an empty list or prose. */
  async extractMemories(request: ExtractRequest): Promise<Fact[]> {
    const byRules = await this.second.extractMemories(request)
    try {
      return uniteFacts(byRules, await this.first.extractMemories(request))
    } catch (error) {
      this.noteFallback('memory extraction', request, error)
      return byRules
    }
  }

  async labelEmotion(request: LabelRequest): Promise<EmotionGuess> {
    try {
      const guess = await this.first.labelEmotion(request)
      if (guess.emotion !== 'drunk' || mayBeDrunk(request.message, request.language)) return guess
    } catch (error) {
      this.noteFallback('an emotion label', request, error)
    }
    return this.second.labelEmotion(request)
  }

  /** Rules summarise nothing: where the model fails, what there is stays. */
  async summarise(request: SummaryRequest): Promise<string> {
    if (!this.first.summarise) throw new Error('this engine has no summaries')
    return this.first.summarise(request)
  }

  greeting(persona: Persona, userName: string, language: Language): string {
    return this.first.greeting(persona, userName, language)
  }

  /** Nobody reads these answers as somebody's words, so they need no leave to come from rules. */
  private noteFallback(what: string, { signal }: { signal?: AbortSignal }, error: unknown): void {
    signal?.throwIfAborted()
    this.logger.warn(`${what} fell back to rules: ${reasonOf(error)}`)
  }
}

const isDown = (error: unknown) =>
  error instanceof AppError && (error.code === 'ai_unavailable' || error.code === 'ai_busy')
