import { foldText, splitSentences } from '@confida/text-analysis'
import type { LanguagePack } from '../languages/language.ts'
import { type PastStatement, stem } from './past-statements.ts'
import { LONGEST_QUOTE } from './quote.ts'
import { tellsTime } from './tells-time.ts'

/** In letters; shorter words say nothing of what is looked for. */
const SHORTEST_WORD = 3
/** A word of more statements than this is no sign of any of them. */
const MOST_STATEMENTS_OF_A_WORD = 3
const BESIDE_A_QUESTION = 0.7
/** So many words of a question, or such a part of them, a statement has in common that answers it. */
const ENOUGH_SHARED = 2
const LEAST_SHARE = 0.25
/** What stands beside a statement tells what it is about: "his name is Paul", after "I've got a hamster". */
const WEIGHT_BESIDE = 0.5

type Wanted = (statement: PastStatement) => boolean

/**
 * What may answer a question about something told, whose words are asked in no known way: the statement that shares most with
 * it, rare words first, with the rest of its message where that is short. Only what tells a time answers "when", and what tells
 * a name or a price a question after one. The only name or date told will do without a shared word.
 */
export function findLikeliest(
  question: string,
  past: readonly PastStatement[],
  pack: LanguagePack,
): PastStatement | undefined {
  const asked = askingPart(question)
  const found =
    nearestWanted(asked, past, pack) ??
    (pack.search.when.test(asked) ? undefined : nearest(asked, past, past, pack)) ??
    theOnlyOne(asked, past, pack)
  return found && (isWhole(found, pack) ? { ...found, text: found.message } : found)
}

/** The statement with the time, the name or the price that a question asks for; nothing where it asks for none of these. */
export const findWanted = (
  question: string,
  past: readonly PastStatement[],
  pack: LanguagePack,
): PastStatement | undefined => nearestWanted(askingPart(question), past, pack)

function nearestWanted(
  asked: string,
  past: readonly PastStatement[],
  pack: LanguagePack,
): PastStatement | undefined {
  const isWanted = wantedBy(asked, pack)
  return isWanted && nearest(asked, past.filter(isWanted), past, pack)
}

/** Of these the one that shares most with the question, itself or by what stands beside it among all. */
function nearest(
  asked: string,
  eligible: readonly PastStatement[],
  past: readonly PastStatement[],
  pack: LanguagePack,
): PastStatement | undefined {
  const stems = stemsOf(asked, pack)
  const weights = new Map(stems.map((one) => [one, weightOf(one, eligible)]))
  const least = Math.min(ENOUGH_SHARED, LEAST_SHARE * stems.length)
  const scored = eligible.map((statement) => {
    const own = stems.filter((one) => statement.stems.has(one))
    const neighbours = eligible === past ? [] : neighboursOf(statement, past)
    const besides = stems.filter(
      (one) => !own.includes(one) && neighbours.some((neighbour) => neighbour.stems.has(one)),
    )
    const weight = own.reduce((sum, one) => sum + (weights.get(one) ?? 0), 0) + besides.length * WEIGHT_BESIDE
    const isNear = own.length + besides.length >= least
    return { statement, score: isNear ? weight * (asks(statement, pack) ? BESIDE_A_QUESTION : 1) : 0 }
  })
  const best = Math.max(0, ...scored.map(({ score }) => score))
  return best === 0 ? undefined : scored.findLast(({ score }) => score === best)?.statement
}

function neighboursOf(statement: PastStatement, past: readonly PastStatement[]): PastStatement[] {
  const at = past.indexOf(statement)
  return [past[at - 1], past[at + 1]].filter((one) => one !== undefined)
}

const isWhole = (statement: PastStatement, pack: LanguagePack): boolean =>
  statement.message.length <= LONGEST_QUOTE && !asks(statement, pack)

/** Tells which statements tell the kind of thing that is asked for, where it is one of these. */
function wantedBy(asked: string, pack: LanguagePack): Wanted | undefined {
  const { when, named, price } = pack.search
  if (when.test(asked)) return ({ folded }) => tellsTime(folded, pack)
  if (named.test(asked)) return ({ folded }) => named.test(folded)
  return price.test(asked) ? ({ folded }) => /\d/u.test(folded) : undefined
}

/** Nothing else was told that has a name, or a date. */
function theOnlyOne(
  asked: string,
  past: readonly PastStatement[],
  pack: LanguagePack,
): PastStatement | undefined {
  const { named, when } = pack.search
  const { months, weekdays } = pack.facts.dates
  const isDated = (text: string) =>
    weekdays.some((day) => text.includes(day)) ||
    (/\d/u.test(text) && months.some((month) => text.includes(month)))
  // "When is my wedding?" names what no date was told of.
  const asksTime = when.test(asked) && stemsOf(asked, pack).length > 1
  const isWanted = (text: string) => (named.test(asked) && named.test(text)) || (asksTime && isDated(text))
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

/** The sentences that ask, if any do, folded. */
function askingPart(question: string): string {
  const sentences = splitSentences(question)
  const asking = sentences.filter((sentence) => /[?؟]/u.test(sentence))
  return foldText((asking.length > 0 ? asking : sentences).join(' '))
}

function stemsOf(asked: string, pack: LanguagePack): string[] {
  const words = (asked.match(/[\p{L}\p{N}]+/gu) ?? []).filter(
    (word) => (word.length >= SHORTEST_WORD || /\d/.test(word)) && !pack.search.fillers.has(word),
  )
  return [...new Set(words.map((word) => stem(word, pack)))]
}
