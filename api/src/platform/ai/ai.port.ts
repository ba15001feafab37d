import type {
  Fact,
  ExtractRequest as FactsRequest,
  Memory,
  Persona,
  ReplyRequest as PlainReplyRequest,
  Turn,
} from '@confida/companion-engine'
import type { Emotion, EngineId, Language } from '@confida/contracts'

export type { CareManner, Fact, Memory, PastTurn, Persona, Turn } from '@confida/companion-engine'

export interface ReplyRequest extends PlainReplyRequest {
  /** Of what was said before the history. */
  summary?: string
  /** The reply as far as it had come when it was cut: only what follows is asked for. */
  begun?: string
  /** By whom the engine is shared fairly; nobody can be told from it. */
  person: string
  signal?: AbortSignal
  /** Gets the place in the queue while it waits for an engine that has too much to do, and 0 when that is over. */
  onPlace?: (place: number) => void
}

/** A reply is any number of text chunks, to be joined without a separator, and then exactly one end. */
export type ReplyChunk =
  | { kind: 'text'; text: string }
  /** `engine` and its `source` where another one than the asked one has replied, or where the answer names its model. */
  | { kind: 'end'; memoriesUsed: string[]; engine?: EngineId; source?: ReplySource }

/** What writes the replies of an engine. */
export interface ReplySource {
  model: string
  /** Missing where the engine has no prompt. */
  promptVersion?: number
}

export interface ExtractRequest extends FactsRequest {
  /** What is known already, for engines that can use it. */
  known?: Memory[]
  signal?: AbortSignal
}

export interface LabelRequest {
  message: string
  /** Of the page; the text's own may be another. */
  language: Language
  signal?: AbortSignal
}

export interface SummaryRequest {
  /** Empty at first. */
  soFar: string
  /** What follows it, oldest first. */
  turns: Turn[]
  language: Language
  signal?: AbortSignal
}

export interface EmotionGuess {
  emotion: Emotion
  /** From 0 to 1. */
  confidence: number
}

export interface AiEngine {
  readonly id: EngineId
  readonly source: ReplySource
  reply(request: ReplyRequest): AsyncIterable<ReplyChunk>
  extractMemories(request: ExtractRequest): Promise<Fact[]>
  /** The emotion that a message expresses. */
  labelEmotion(request: LabelRequest): Promise<EmotionGuess>
  /** The summary with the turns in it. Missing where the engine has no model. */
  summarise?(request: SummaryRequest): Promise<string>
  /** The first line of an empty conversation. */
  greeting(persona: Persona, userName: string, language: Language): string
}
