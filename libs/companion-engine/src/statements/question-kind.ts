import { findRelation } from '../facts/people.ts'
import type { LanguagePack } from '../languages/language.ts'
import type { PastStatement } from './past-statements.ts'
import { tellsTime } from './tells-time.ts'

/** What a question asks for. */
export const QUESTION_KINDS = ['when', 'named', 'price', 'amount', 'who', 'where', 'what'] as const
export type QuestionKind = (typeof QUESTION_KINDS)[number]

/** It shows whether a statement tells these; a place or a thing may stand in any words. */
export const SHOWS: ReadonlySet<QuestionKind> = new Set<QuestionKind>([
  'when',
  'named',
  'price',
  'amount',
  'who',
])

/** What tells none of these shows it; somebody may be named by a word that is not known for a name. */
export const ALWAYS_SHOWS: ReadonlySet<QuestionKind> = new Set<QuestionKind>(['when', 'price', 'amount'])

/** @param asked folded */
export const kindOf = (asked: string, { search }: LanguagePack): QuestionKind | undefined =>
  QUESTION_KINDS.find((kind) => search[kind].test(asked))

/** Whether a statement holds such a thing. */
export function tells(kind: QuestionKind, statement: PastStatement, pack: LanguagePack): boolean {
  const { folded } = statement
  if (kind === 'when') return tellsTime(folded, pack)
  if (kind === 'named') return pack.search.named.test(folded) || hasName(statement, pack)
  if (kind === 'who') return namesSomebody(statement, pack)
  return kind === 'where' || kind === 'what' || /\d/u.test(folded) || pack.search.numbers.test(folded)
}

/** A name inside a sentence begins with a capital letter; in German every noun does, and a name follows what somebody is. */
function hasName({ text, folded }: PastStatement, pack: LanguagePack): boolean {
  if (pack.language === 'de') return pack.search.persons.test(folded)
  return /\p{L}[,;]?\s+(?!I\b)\p{Lu}\p{L}/u.test(text)
}

function namesSomebody(statement: PastStatement, pack: LanguagePack): boolean {
  if (hasName(statement, pack) || pack.search.persons.test(statement.folded)) return true
  const words = statement.folded.match(/\p{L}+/gu) ?? []
  return words.some((word) => findRelation(word, pack) !== undefined)
}
