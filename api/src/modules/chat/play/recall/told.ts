/** What a person tells in one language over many messages, and what they ask long after. */
export interface Told {
  /** Each a message, a question for what it told, and what its answer has to hold. */
  facts: readonly (readonly [message: string, question: string, answer: string])[]
  /** Told after them: each changes one of the facts, whose question then has this answer and no longer that one. */
  changes: readonly (readonly [message: string, question: string, answer: string, outdated: string])[]
  /** Never told: nothing may be made up. */
  untold: readonly string[]
}
