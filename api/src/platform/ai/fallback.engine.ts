import type { Language } from '@confida/contracts'
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

/** Where the operator allows it, the second engine replies when the first cannot, and each such reply says so. */
export class FallbackEngine implements AiEngine {
  readonly id: AiEngine['id']
  private readonly first: AiEngine
  private readonly second: AiEngine

  constructor(first: AiEngine, second: AiEngine) {
    this.id = first.id
    this.first = first
    this.second = second
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
      if (hasSpoken || !isDown(error)) throw error
    }
    for await (const chunk of this.second.reply(request)) {
      yield chunk.kind === 'end' ? { ...chunk, engine: this.second.id } : chunk
    }
  }

  extractMemories(request: ExtractRequest): Promise<Fact[]> {
    return this.first.extractMemories(request)
  }

  labelEmotion(request: LabelRequest): Promise<EmotionGuess> {
    return this.first.labelEmotion(request)
  }

  greeting(persona: Persona, userName: string, language: Language): string {
    return this.first.greeting(persona, userName, language)
  }
}

const isDown = (error: unknown) =>
  error instanceof AppError && (error.code === 'ai_unavailable' || error.code === 'ai_busy')
