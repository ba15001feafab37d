import { CompanionEngine, type Crisis } from '@confida/companion-engine'
import type { Language } from '@confida/contracts'
import { emotionLabeller } from '@confida/emotion-labeller'
import { isClearRisk, isPlainRisk, tellsMinority } from '@confida/risk-detector'
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

/** The engine that needs no AI endpoint: `@confida/companion-engine`, told what a crisis is by the risk detector. */
export class BuiltinEngine implements AiEngine {
  readonly id = 'builtin'
  readonly source = { model: 'companion-engine' }
  private readonly companion = new CompanionEngine({ findCrisis, tellsMinority })

  async *reply(request: ReplyRequest): AsyncIterable<ReplyChunk> {
    const { text, memoriesUsed } = this.companion.reply(request)
    for (const word of wordsOf(text)) {
      request.signal?.throwIfAborted()
      yield { kind: 'text', text: word }
    }
    yield { kind: 'end', memoriesUsed }
  }

  async extractMemories(request: ExtractRequest): Promise<Fact[]> {
    return this.companion.extractFacts(request)
  }

  async labelEmotion({ message, language }: LabelRequest): Promise<EmotionGuess> {
    return emotionLabeller().label(message, language)
  }

  greeting(persona: Persona, userName: string, language: Language): string {
    return this.companion.greeting(persona, userName, language)
  }
}

function findCrisis(message: string): Crisis | undefined {
  if (!isClearRisk(message)) return undefined
  return isPlainRisk(message) ? 'plain' : 'possible'
}

/** Each word with the space before it. */
function wordsOf(text: string): string[] {
  return text.match(/\s*\S+/gu) ?? []
}
