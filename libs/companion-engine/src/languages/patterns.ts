import type { AnswerId, KnownTarget } from './phrases.ts'
import type { Decision, Feeling, News, TopicId } from './topics.ts'

// All patterns are matched against folded text: lower case, no accents, one form of each Arabic letter.

export type Intent = AnswerId | 'love' | 'advice'

/** These have no pattern of their own: what is judged outside of the engine, and what is left. */
type DerivedIntent =
  | 'crisis'
  | 'possibleCrisis'
  | 'minorCloseness'
  | 'questionToCompanion'
  | 'questionAboutUser'
  | 'wordless'

export type ShortAnswer = 'yes' | 'no' | 'ok' | 'unsure' | 'why' | 'fine' | 'poorly'

/** What a message is there for. */
export interface IntentPatterns {
  intents: Record<Exclude<Intent, DerivedIntent>, RegExp>
  recall: Record<KnownTarget | 'all', RegExp>
  /** The whole message is no more than this. */
  shortAnswers: Record<ShortAnswer, RegExp>
  /** A courtesy that somebody has said to somebody else: "he just said thanks". */
  reported: RegExp
  /** In a request: what is not wanted, "but no horror". */
  unwanted: RegExp
  /** Asks the companion for what is between lovers. */
  closeness: RegExp
  /** In a question: it is put to the companion, or is about what the user does. */
  toCompanion: RegExp
  aboutUser: RegExp
  /** Somewhere in a message: asks the companion to do something, with or without a question mark. */
  requests: RegExp
}

/** What a message is about, and how it is meant. */
export interface TopicPatterns {
  feelings: Record<Feeling, RegExp>
  topics: Record<Exclude<TopicId, Feeling | 'general'>, RegExp>
  good: RegExp
  bad: RegExp
  /** A word that turns the feeling after it around. */
  negation: RegExp
  /** What one of these patterns finds, and begins with such a word, holds its own negation: "pas le moral". */
  ownNegation?: RegExp
  /** A word by which a clause is about somebody else: "she'd panic". */
  somebodyElse?: RegExp
  /** Good news of the user's own. */
  news: Record<News, RegExp>
  /** "What should I wear?" */
  decisions: Record<Decision, RegExp>
}

/** What a question asks, and what shows that the user has stated it already. */
export type AnsweredQuestions = readonly (readonly [question: RegExp, statement: RegExp])[]

export interface Patterns extends IntentPatterns, TopicPatterns {
  answeredQuestions: AnsweredQuestions
}
