import type { LanguagePack } from '../languages/language.ts'
import { countWords } from '../understand/count-words.ts'
import type { PastStatement } from './past-statements.ts'
import { tellsTime } from './tells-time.ts'

/** A correction that only says "it" follows soon. */
const STATEMENTS_UNTIL_A_CORRECTION = 12
/** In a longer one "now" and "tonight" tell something else. */
const MOST_WORDS_OF_A_CORRECTION = 14
const LETTERS_OF_A_STEM = 5

/** "They moved it to Friday", soon after, with another day and no other event that it could be about. */
export function timeCorrection(
  told: PastStatement,
  past: readonly PastStatement[],
  pack: LanguagePack,
): PastStatement | undefined {
  const events = Object.values(pack.facts.events)
  const from = past.indexOf(told) + 1
  const namesOther = ({ folded, meanings }: PastStatement) =>
    events.some(
      ({ words }) =>
        words.some((word) => folded.split(/[^\p{L}]+/u).includes(word)) &&
        !words.some((word) => told.folded.includes(word.slice(0, LETTERS_OF_A_STEM))),
    ) && ![...meanings].some((meaning) => told.meanings.has(meaning))
  return past
    .slice(from, from + STATEMENTS_UNTIL_A_CORRECTION)
    .findLast(
      (later) =>
        pack.search.changed.test(later.folded) &&
        countWords(later.folded) <= MOST_WORDS_OF_A_CORRECTION &&
        tellsTime(later.folded, pack) &&
        !namesOther(later),
    )
}
