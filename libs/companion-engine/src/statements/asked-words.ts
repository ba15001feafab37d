import type { LanguagePack } from '../languages/language.ts'
import { meaningsOf, type PastStatement, stem } from './past-statements.ts'

/** In letters; shorter words say nothing of what is looked for. */
const SHORTEST_WORD = 3
/** The shortest of verbs: "où on va". */
const GOING: ReadonlySet<string> = new Set(['go', 'travel', 'drive'])
/** A word of more statements than this is no sign of any of them. */
const MOST_STATEMENTS_OF_A_WORD = 3
const WEIGHT_OF_A_MEANING = 0.5
const LETTERS_OF_A_BEGINNING = 4

/** A word of a question that says what is looked for. */
export interface AskedWord {
  stem: string
  meanings: readonly string[]
}

export function askedWords(asked: string, pack: LanguagePack): AskedWord[] {
  const isWord = (word: string) =>
    word.length >= SHORTEST_WORD || /\d/.test(word) || meaningsOf(word, pack).some((one) => GOING.has(one))
  const words = (asked.match(/[\p{L}\p{N}]+/gu) ?? []).filter(
    (word) => isWord(word) && !pack.search.fillers.has(word),
  )
  const byStem = new Map(words.map((word) => [stem(word, pack), word]))
  return [...byStem].map(([one, word]) => ({ stem: one, meanings: meaningsOf(word, pack) }))
}

/** The rarer, the more; what only means the same counts half. */
export function weightOf(word: AskedWord, statement: PastStatement, past: readonly PastStatement[]): number {
  const count = past.filter((one) => shares(word, one)).length
  if (count > MOST_STATEMENTS_OF_A_WORD) return 0
  return (isStemIn(word, statement) ? 1 : WEIGHT_OF_A_MEANING) / count
}

export const shares = (word: AskedWord, statement: PastStatement): boolean =>
  isStemIn(word, statement) || word.meanings.some((one) => statement.meanings.has(one))

/** A bike is a bicycle: one word may begin with the other. */
export function isStemIn({ stem: asked }: AskedWord, { stems }: PastStatement): boolean {
  if (stems.has(asked)) return true
  const isBeginning = (one: string, whole: string) =>
    one.length >= LETTERS_OF_A_BEGINNING && whole.startsWith(one)
  return [...stems].some((one) => isBeginning(asked, one) || isBeginning(one, asked))
}
