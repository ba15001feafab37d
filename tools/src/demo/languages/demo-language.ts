import type { Emotion, Feedback, MemoryKind } from '@confida/contracts'

/** What a person tells that a partner remembers. */
export interface DemoFact {
  kind: MemoryKind
  /** Of one conversation's facts no two have the same. */
  key: string
  value: string
  text: string
}

/** A message and its reply. `{user}`, `{partner}`, `{work}` and `{city}` stand for what the person has. */
export interface DemoExchange {
  mood: Emotion
  says: string
  reply: string
  fact?: DemoFact
}

/** What the people of one language are called, and what they talk of. No text tells whether a woman or a man speaks. */
export interface DemoLanguage {
  women: string[]
  men: string[]
  surnames: string[]
  partners: Record<'femminile' | 'maschile' | 'neutro', string[]>
  cities: string[]
  /** Where one works, as it stands after "I work". */
  works: string[]
  /** With a digit for each `#`. */
  phone: string
  /** One for each time that a person and a partner talk. */
  talks: DemoExchange[][]
  feedbacks: [Feedback['rating'], string][]
}
