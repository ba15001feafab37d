import { foldText, splitSentences } from '@confida/text-analysis'
import type { LanguagePack } from '../languages/language.ts'
import { tellsTime } from './find-statements.ts'
import { type PastStatement, stem } from './past-statements.ts'
import { LONGEST_QUOTE } from './quote.ts'

/** In letters; shorter words say nothing of what is looked for. */
const SHORTEST_WORD = 3
/** A word of more statements than this is no sign of any of them. */
const MOST_STATEMENTS_OF_A_WORD = 3
const BESIDE_A_QUESTION = 0.7
/** So many words of a question, or such a part of them, a statement has in common that answers it. */
const ENOUGH_SHARED = 2
const LEAST_SHARE = 0.25
/** For a statement that tells a name, where one is asked for. */
const BONUS = 0.5

/**
 * What may answer a question about something told, whose words are asked in no known way: the statement that shares most with
 * it, rare words first, with the rest of its message where that is short. Only what tells a time answers "when"; of those that
 * share as much, the one with a name is for a question after a name. The only name or date told will do without a shared word.
 */
export function findLikeliest(
  question: string,
  past: readonly PastStatement[],
  pack: LanguagePack,
): PastStatement | undefined {
  const stems = stemsOf(question, pack)
  const asksTime = pack.search.when.test(foldText(question))
  const eligible = asksTime ? past.filter(({ folded }) => tellsTime(folded, pack)) : past
  const weights = new Map(stems.map((one) => [one, weightOf(one, eligible)]))
  const isWanted = wantedBy(question, pack)
  const scored = eligible.map((statement) => {
    const shared = stems.filter((one) => statement.stems.has(one))
    const isNear = shared.length >= ENOUGH_SHARED || shared.length >= LEAST_SHARE * stems.length
    const weight = shared.reduce((sum, one) => sum + (weights.get(one) ?? 0), 0)
    const score = isNear ? weight * (asks(statement, pack) ? BESIDE_A_QUESTION : 1) : 0
    return { statement, score: score > 0 && isWanted(statement) ? score + BONUS : score }
  })
  const best = Math.max(0, ...scored.map(({ score }) => score))
  if (best === 0) return theOnlyOne(question, stems, past, pack)
  const found = scored.findLast(({ score }) => score === best)?.statement
  return found && (isWhole(found, pack) ? { ...found, text: found.message } : found)
}

const isWhole = (statement: PastStatement, pack: LanguagePack): boolean =>
  statement.message.length <= LONGEST_QUOTE && !asks(statement, pack)

/** Whether a statement tells the kind of thing that is asked for. */
function wantedBy(question: string, { search }: LanguagePack): (statement: PastStatement) => boolean {
  const asksName = search.named.test(foldText(question))
  return ({ folded }) => asksName && search.named.test(folded)
}

/** Nothing else was told that has a name, or a date. */
function theOnlyOne(
  question: string,
  stems: readonly string[],
  past: readonly PastStatement[],
  pack: LanguagePack,
): PastStatement | undefined {
  const folded = foldText(question)
  const { named, when } = pack.search
  const { months, weekdays } = pack.facts.dates
  const isDated = (text: string) =>
    weekdays.some((day) => text.includes(day)) ||
    (/\d/u.test(text) && months.some((month) => text.includes(month)))
  // "When is my wedding?" names what no date was told of.
  const asksTime = when.test(folded) && stems.length > 1
  const isWanted = (text: string) => (named.test(folded) && named.test(text)) || (asksTime && isDated(text))
  const wanted = past.filter((statement) => isWanted(statement.folded))
  return wanted.length === 1 ? wanted[0] : undefined
}

/** What stands beside a question is often part of it. */
const asks = ({ message, folded }: PastStatement, { skills }: LanguagePack): boolean =>
  /[?؟]/u.test(message) ||
  folded
    .split(/[,:;] /u)
    .slice(1)
    .some((piece) => skills.world.asks.test(piece))

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
