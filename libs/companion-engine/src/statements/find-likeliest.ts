import { foldText, splitSentences } from '@confida/text-analysis'
import type { LanguagePack } from '../languages/language.ts'
import { type PastStatement, stem } from './past-statements.ts'
import { LONGEST_QUOTE } from './quote.ts'

/** In letters; shorter words say nothing of what is looked for. */
const SHORTEST_WORD = 3
/** A word of more statements than this is no sign of any of them. */
const MOST_STATEMENTS_OF_A_WORD = 3
const BESIDE_A_QUESTION = 0.7

/**
 * What may answer a question about something told, whose words are asked in no known way: the statement that shares most with
 * it, rare words first, with the rest of its message where that is short. Nothing where they share no rare word.
 */
export function findLikeliest(
  question: string,
  past: readonly PastStatement[],
  pack: LanguagePack,
): PastStatement | undefined {
  const stems = stemsOf(question, pack)
  const weights = new Map(stems.map((one) => [one, weightOf(one, past)]))
  const scored = past.map((statement) => ({
    statement,
    score:
      [...statement.stems].reduce((sum, one) => sum + (weights.get(one) ?? 0), 0) *
      (asks(statement) ? BESIDE_A_QUESTION : 1),
  }))
  const best = Math.max(0, ...scored.map(({ score }) => score))
  const found = scored.findLast(({ score }) => score === best)?.statement
  if (best === 0 || !found) return undefined
  const isWhole = found.message.length <= LONGEST_QUOTE && !asks(found)
  return isWhole ? { ...found, text: found.message } : found
}

/** What stands beside a question is often part of it. */
const asks = ({ message }: PastStatement): boolean => /[?؟]/u.test(message)

function weightOf(one: string, past: readonly PastStatement[]): number {
  const count = past.filter(({ stems }) => stems.has(one)).length
  return count === 0 || count > MOST_STATEMENTS_OF_A_WORD ? 0 : 1 / count
}

/** Of the sentences that ask, if any do. */
function stemsOf(question: string, pack: LanguagePack): string[] {
  const sentences = splitSentences(question)
  const asking = sentences.filter((sentence) => /[?؟]/u.test(sentence))
  const text = foldText((asking.length > 0 ? asking : sentences).join(' '))
  const words = (text.match(/[\p{L}\p{N}]+/gu) ?? []).filter(
    (word) => (word.length >= SHORTEST_WORD || /\d/.test(word)) && !pack.search.fillers.has(word),
  )
  return [...new Set(words.map((word) => stem(word, pack)))]
}
