import type { Language } from '@confida/contracts'
import type {
  AiEngine,
  EmotionGuess,
  ExtractRequest,
  Fact,
  LabelRequest,
  Persona,
  ReplyChunk,
  ReplyRequest,
} from '../ai.port.ts'
import { emotionLabeller } from '../emotions/emotion.labeller.ts'
import { writeGreeting } from './compose/greeting.ts'
import { planReply } from './compose/plan.ts'
import { readSituation } from './compose/situation.ts'
import type { LanguagePack } from './languages/grammar.ts'
import { packOf } from './languages/packs.ts'
import { extractFacts } from './memory/extract.ts'
import { toldLanguages } from './memory/told-language.ts'

/** The reply engine that needs no AI endpoint: rules, no model, and it says so. */
export class BuiltinEngine implements AiEngine {
  readonly id = 'builtin'

  async *reply(request: ReplyRequest): AsyncIterable<ReplyChunk> {
    const situation = readSituation(request, packOf(request.language))
    planReply(situation)
    for (const text of inWords(typeset(situation.writer.sentences.join(' '), situation.pack))) {
      request.signal?.throwIfAborted()
      yield { kind: 'text', text }
    }
    yield { kind: 'end', memoriesUsed: [...situation.memoriesUsed] }
  }

  async extractMemories(request: ExtractRequest): Promise<Fact[]> {
    const now = request.now ?? new Date().toISOString()
    // Who writes in another language than the interface's is understood as well; the first that finds something counts.
    for (const language of toldLanguages(request.message, request.language)) {
      const facts = extractFacts({ message: request.message, now }, packOf(language))
      if (facts.length > 0) return facts
    }
    return []
  }

  async labelEmotion({ message, language }: LabelRequest): Promise<EmotionGuess> {
    return (await emotionLabeller()).label(message, language)
  }

  greeting(persona: Persona, userName: string, language: Language): string {
    const pack = packOf(language)
    return typeset(writeGreeting(persona, userName, pack), pack)
  }
}

function typeset(text: string, { typography = [] }: LanguagePack): string {
  return typography.reduce((kept, [pattern, by]) => kept.replace(pattern, by), text)
}

/** Each word with the space before it. */
function inWords(text: string): string[] {
  return text.match(/\s*\S+/gu) ?? []
}
