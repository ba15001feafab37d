import { foldText } from '@confida/text-analysis'
import type { LanguagePack } from '../languages/language.ts'
import { askingSentences } from '../understand/asking-sentences.ts'
import { countWords } from '../understand/count-words.ts'
import { askedWords, isStemIn, shares, weightOf } from './asked-words.ts'
import { isOfAnother, neighboursOf } from './of-another.ts'
import type { PastStatement } from './past-statements.ts'
import { ALWAYS_SHOWS, kindOf, type QuestionKind, SHOWS, tells } from './question-kind.ts'
import { LONGEST_QUOTE } from './quote.ts'
import { tellsTime } from './tells-time.ts'
import { timeCorrection } from './time-correction.ts'

const BESIDE_A_QUESTION = 0.7
/** So many words of a question, or such a part of them, a statement has in common that answers it. */
const ENOUGH_SHARED = 2
const LEAST_SHARE = 0.25
/** What stands beside a statement tells what it is about: "his name is Paul", after "I've got a hamster". */
const WEIGHT_BESIDE = 0.5

const WORDS_OF_A_QUESTION = 2
const WORDS_OF_A_BARE_QUESTION = 3
const CLAUSE_END = /[,،.!…]\s+/u
/** Statements as far from the one that was handed back last are still about the same. */
const STILL_BESIDE = 2

export interface LikelyStatement extends PastStatement {
  /** Else it may be about something like it. */
  isSure: boolean
}

/**
 * What may answer a question about something told, whose words are asked in no known way: the statement that shares most with
 * it, rare words first, with the rest of its message where that is short. Only what tells a time answers "when", and what tells
 * a name or a price a question after one. The only name or date told will do without a shared word.
 * @param before what the question goes on about: "and who with?"
 */
export function findLikeliest(
  question: string,
  past: readonly PastStatement[],
  pack: LanguagePack,
  before?: PastStatement,
): LikelyStatement | undefined {
  const asked = askingPart(question, pack)
  const kind = kindOf(asked, pack)
  const beside = before && kind && besideWhatWasTold(kind, before, past, pack)
  const found =
    nearestWanted(asked, past, pack) ??
    (kind && SHOWS.has(kind) ? beside : undefined) ??
    (kind && ALWAYS_SHOWS.has(kind) ? undefined : nearest(asked, past, past, pack)) ??
    beside ??
    theOnlyOne(asked, past, pack)
  if (!found || isOfAnother(asked, found, past, pack)) return undefined
  const last = (kind === 'when' && timeCorrection(found, past, pack)) || found
  const isSure = isAboutIt(asked, last, kind, pack)
  return { ...last, text: isWhole(last, pack) ? last.message : last.text, isSure }
}

/** It has half of the words of the question, or one of them and the kind of thing; "and who with?" has none to share. */
function isAboutIt(
  asked: string,
  statement: PastStatement,
  kind: QuestionKind | undefined,
  pack: LanguagePack,
): boolean {
  const words = askedWords(asked, pack)
  const shared = words.filter((word) => shares(word, statement)).length
  const isShown = kind !== undefined && ALWAYS_SHOWS.has(kind)
  const isBare = countWords(asked) <= WORDS_OF_A_BARE_QUESTION
  return isBare || shared >= words.length / 2 || (isShown && shared > 0)
}

/** The statement with the time, the name or the price that a question asks for; nothing where it asks for none of these. */
export const findWanted = (
  question: string,
  past: readonly PastStatement[],
  pack: LanguagePack,
): PastStatement | undefined => nearestWanted(askingPart(question, pack), past, pack)

/** The only statement that has a word of the question, as it is written; a question that begins otherwise asks for no such thing. */
export function findNamed(
  question: string,
  past: readonly PastStatement[],
  pack: LanguagePack,
): PastStatement | undefined {
  const asked = askingPart(question, pack)
  if (!kindOf(asked, pack)) return undefined
  const found = askedWords(asked, pack).flatMap((word) => {
    const holding = past.filter((statement) => isStemIn(word, statement))
    return holding.length === 1 ? holding : []
  })
  return found.at(0)
}

function nearestWanted(
  asked: string,
  past: readonly PastStatement[],
  pack: LanguagePack,
): PastStatement | undefined {
  const kind = kindOf(asked, pack)
  if (!kind || !SHOWS.has(kind)) return undefined
  const wanted = past.filter((statement) => tells(kind, statement, pack))
  // Somebody beside what was asked about is somebody else.
  const found = nearest(asked, wanted, kind === 'who' ? wanted : past, pack)
  return found && !isOfAnother(asked, found, past, pack) ? found : undefined
}

/** "And who with?": told in the same breath, or soon before or after. */
function besideWhatWasTold(
  kind: QuestionKind,
  before: PastStatement,
  past: readonly PastStatement[],
  pack: LanguagePack,
): PastStatement | undefined {
  const at = past.findIndex(({ folded }) => folded === before.folded)
  const distance = (statement: PastStatement) => Math.abs(past.indexOf(statement) - at)
  const told = past
    .filter((statement) => distance(statement) <= STILL_BESIDE && tells(kind, statement, pack))
    .sort((one, other) => distance(one) - distance(other))
  return told[0] ?? (ALWAYS_SHOWS.has(kind) ? undefined : before)
}

/** Of these the one that shares most with the question, itself or by what stands beside it among all. */
function nearest(
  asked: string,
  eligible: readonly PastStatement[],
  past: readonly PastStatement[],
  pack: LanguagePack,
): PastStatement | undefined {
  const words = askedWords(asked, pack)
  const least = Math.min(ENOUGH_SHARED, LEAST_SHARE * words.length)
  const scored = eligible.map((statement) => {
    const own = words.filter((word) => shares(word, statement))
    const neighbours = eligible === past ? [] : neighboursOf(statement, past)
    const besides = words.filter(
      (word) => !own.includes(word) && neighbours.some((neighbour) => shares(word, neighbour)),
    )
    const weight = own.reduce((sum, word) => sum + weightOf(word, statement, eligible), 0)
    const isNear = own.length + besides.length >= least
    const score = weight + besides.length * WEIGHT_BESIDE
    return { statement, score: isNear ? score * (asks(statement, pack) ? BESIDE_A_QUESTION : 1) : 0 }
  })
  const best = Math.max(0, ...scored.map(({ score }) => score))
  return best === 0 ? undefined : scored.findLast(({ score }) => score === best)?.statement
}

const isWhole = (statement: PastStatement, pack: LanguagePack): boolean =>
  statement.message.length <= LONGEST_QUOTE && !asks(statement, pack)

/** Nothing else was told that has a name, or a date. */
function theOnlyOne(
  asked: string,
  past: readonly PastStatement[],
  pack: LanguagePack,
): PastStatement | undefined {
  const { named, when, own } = pack.search
  const { months, weekdays, today } = pack.facts.dates
  const only = (isWanted: (text: string) => boolean) => {
    const wanted = past.filter(({ folded }) => isWanted(folded))
    return wanted.length === 1 ? wanted[0] : undefined
  }
  if (named.test(asked)) return only((text) => named.test(text))
  // "When is my wedding?" names what no date was told of.
  if (!when.test(asked) || (askedWords(asked, pack).length < 2 && !own.test(asked))) return undefined
  const isDate = (text: string) =>
    weekdays.some((day) => text.includes(day)) ||
    (/\d/u.test(text) && months.some((month) => text.includes(month)))
  return only(isDate) ?? only((text) => tellsTime(text, pack) && !today.test(text))
}

/** What stands beside a question is often part of it. */
const asks = ({ message, folded }: PastStatement, { skills }: LanguagePack): boolean =>
  /[?؟]/u.test(message) ||
  folded
    .split(/[,:;] /u)
    .slice(1)
    .some((piece) => skills.world.asks.test(piece))

/** The sentences that ask, if any do, folded, without the words that only say that it was told: "do you remember …". */
function askingPart(question: string, pack: LanguagePack): string {
  const asked = withoutLeadIn(foldText(askingSentences(question)), pack)
  const recalled = pack.search.recalled.exec(asked)
  if (!recalled || kindOf(asked.slice(0, recalled.index), pack)) return asked
  const rest = asked.slice(recalled.index + recalled[0].length).replace(/^[\s,:]+/u, '')
  return kindOf(rest, pack) && rest.split(' ').length >= WORDS_OF_A_QUESTION ? rest : asked
}

/** "Tell me once more, when is it": what is asked for comes after the comma, or another sentence. */
function withoutLeadIn(asked: string, pack: LanguagePack): string {
  if (kindOf(asked, pack)) return asked
  const clauses = asked.split(CLAUSE_END)
  // "What" may begin any clause.
  const at = clauses.findIndex((clause) => (kindOf(clause, pack) ?? 'what') !== 'what')
  return at < 0 ? asked : clauses.slice(at).join(', ')
}
