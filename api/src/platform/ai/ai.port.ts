import type {
  CommunicationStyle,
  Emotion,
  EngineId,
  Gender,
  Interest,
  Language,
  MemoryKind,
  PersonalityType,
  RelationshipApproach,
} from '@confida/contracts'

export interface Persona {
  name: string
  gender: Gender
  personalityType: PersonalityType
  communicationStyle: CommunicationStyle
  interests: Interest[]
  relationshipApproach: RelationshipApproach
}

export interface Turn {
  role: 'user' | 'assistant'
  content: string
}

/**
 * Something the user told. `key` is stable across languages and wordings, and one fact a key is kept: a newer fact with the same
 * key replaces the older (`name`, `job`, `person:sister`, `date:exam`). Likes and dislikes share `taste:<thing>`, so that
 * "I can't stand football any more" replaces "I love football".
 */
export interface Fact {
  kind: MemoryKind
  key: string
  /** A short sentence to the user, in the language of the message: "Ti chiami Luca". */
  text: string
  /** The bare value: a name, a place, a thing; for dates `YYYY-MM-DD` where the day is known, else empty. */
  value: string
  /** It no longer holds, and nothing was told in its place: what is remembered under the key is to be forgotten. */
  isGone?: true
}

export interface Memory extends Fact {
  id: string
  pinned: boolean
}

export interface ReplyRequest {
  persona: Persona
  userName: string
  language: Language
  memories: Memory[]
  /** A reply to the same message that the user did not want: the new one says something else. */
  rejected?: string
  /** Oldest first, without the new message. */
  history: Turn[]
  message: string
  /** ISO time of the message; remembered dates are read against it. Now, when left out. */
  now?: string
  signal?: AbortSignal
}

/** A reply is any number of text chunks, to be joined without a separator, and then exactly one end. */
export type ReplyChunk =
  | { kind: 'text'; text: string }
  /** `engine` where another one than the asked one has replied. */
  | { kind: 'end'; memoriesUsed: string[]; engine?: EngineId }

export interface ExtractRequest {
  message: string
  language: Language
  /** What is known already, for engines that can use it. */
  known?: Memory[]
  /** ISO time of the message: "tomorrow" is counted from it. Now, when left out. */
  now?: string
  signal?: AbortSignal
}

export interface LabelRequest {
  message: string
  /** Of the page; the text's own may be another. */
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
  reply(request: ReplyRequest): AsyncIterable<ReplyChunk>
  extractMemories(request: ExtractRequest): Promise<Fact[]>
  /** The emotion that a message expresses. */
  labelEmotion(request: LabelRequest): Promise<EmotionGuess>
  /** The first line of an empty conversation. */
  greeting(persona: Persona, userName: string, language: Language): string
}
