import type { LanguagePack } from '../languages/language.ts'
import type { PastStatement } from './past-statements.ts'
import type { SearchQuestion, SearchTerm } from './search-question.ts'
import { tellsTime } from './tells-time.ts'
import { timeCorrection } from './time-correction.ts'

const SEVERAL = 3
/** "When do I have to take Rex to the vet?" is answered by what tells the day and the vet, without the name. */
const FEWEST_TERMS = 2

export interface FoundStatements {
  /** Oldest first. */
  statements: PastStatement[]
  /** The last one says that it is no longer as it was told. */
  isCorrected?: boolean
  /** They hold the subject, and not all that is asked for. */
  isPartial?: boolean
}

/** What answers the question: the statements with all of its words, or else those about its subject. */
export function findStatements(
  { terms, isWhen, isExplicit, isToCompanion }: SearchQuestion,
  past: readonly PastStatement[],
  pack: LanguagePack,
): FoundStatements | undefined {
  const scored = past.map((statement) => ({
    statement,
    score: terms.filter((term) => has(statement, term)).length,
  }))
  const best = Math.max(0, ...scored.map(({ score }) => score))
  if (best === 0) return undefined
  const matching = scored.filter(({ score }) => score === best).map(({ statement }) => statement)
  const isNear = best >= Math.max(FEWEST_TERMS, terms.length / 2)
  const isDated = isNear && matching.some(({ folded }) => tellsTime(folded, pack))
  if (isWhen && (isDated || best === terms.length)) return findDated(matching, past, pack)
  if (isToCompanion && best < terms.length) return undefined
  const subject = terms.find(({ isSubject }) => isSubject) ?? terms[0]
  const isPartial = best < terms.length && !isExplicit
  const onSubject = matching.filter(
    (statement) => !isPartial || (subject?.isSubject && has(statement, subject)),
  )
  const last = onSubject.at(-1)
  if (!last) return undefined
  const changed = subject && changeAfter(last, past, subject, pack)
  if (changed && !isExplicit) return { statements: [last, changed], isCorrected: true }
  const found = isExplicit ? onSubject : [last]
  return { statements: [...found, ...(changed ? [changed] : [])].slice(-SEVERAL), isPartial }
}

function findDated(
  matching: PastStatement[],
  past: readonly PastStatement[],
  pack: LanguagePack,
): FoundStatements {
  const dated = matching.filter(({ folded }) => tellsTime(folded, pack))
  const last = dated.at(-1)
  if (!last) return { statements: matching.slice(-1), isPartial: true }
  const correction = timeCorrection(last, past, pack)
  if (correction) return { statements: [last, correction], isCorrected: true }
  const before = dated.at(-2)
  const isCorrected = before !== undefined && pack.search.changed.test(last.folded)
  return isCorrected ? { statements: [before, last], isCorrected } : { statements: [last] }
}

function changeAfter(
  told: PastStatement,
  past: readonly PastStatement[],
  subject: SearchTerm,
  pack: LanguagePack,
): PastStatement | undefined {
  return past
    .slice(past.indexOf(told) + 1)
    .findLast((statement) => has(statement, subject) && pack.search.changed.test(statement.folded))
}

const has = ({ stems }: PastStatement, term: SearchTerm): boolean =>
  term.stems.some((stem) => stems.has(stem))
