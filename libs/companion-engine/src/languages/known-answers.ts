import type { Line } from './phrases.ts'

/** A question that many ask, and what there is to answer. */
export interface KnownAnswer {
  /** Ways to ask it: words that all occur, in any order. "a|b" is either of two, "word*" any word that begins so. */
  ask: readonly string[]
  /** Each is an answer by itself; the second is for whoever asks again. */
  say: readonly Line[]
}
