import type { Emotion, Feedback, MemoryKind } from '@confida/contracts'

/** What a user says that a companion remembers. */
export interface DemoFact {
  kind: MemoryKind
  /** Of one conversation's facts no two have the same. */
  key: string
  value: string
  text: string
}

/** A message and its reply. `{user}`, `{partner}`, `{work}` and `{city}` are filled in for each user. */
export interface DemoExchange {
  emotion: Emotion
  message: string
  reply: string
  fact?: DemoFact
}

/** What the users of one language are called, and what they talk of. No text shows whether a woman or a man speaks. */
export interface DemoLanguage {
  women: string[]
  men: string[]
  surnames: string[]
  companions: Record<'femminile' | 'maschile' | 'neutro', string[]>
  cities: string[]
  /** Where one works, as it stands after "I work". */
  works: string[]
  /** With a digit for each `#`. */
  phone: string
  /** One for each time that a user and a companion talk. */
  dialogues: DemoExchange[][]
  feedbacks: [Feedback['rating'], string][]
}
