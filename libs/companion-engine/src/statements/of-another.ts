import { findRelation } from '../facts/people.ts'
import type { LanguagePack } from '../languages/language.ts'
import type { PastStatement } from './past-statements.ts'

/** "My uncle's name" is not my cousin's or my rabbit's, nor my wedding a birthday. */
export function isOfAnother(
  asked: string,
  found: PastStatement,
  past: readonly PastStatement[],
  pack: LanguagePack,
): boolean {
  const namedIn = (text: string) =>
    (text.match(/[\p{L}]+/gu) ?? []).flatMap((word) => whatIsNamed(word, pack))
  const wanted = namedIn(asked)
  const own = namedIn(found.folded)
  const told = own.length > 0 ? own : neighboursOf(found, past).flatMap(({ folded }) => namedIn(folded))
  return wanted.length > 0 && told.length > 0 && !wanted.some((one) => told.includes(one))
}

function whatIsNamed(word: string, pack: LanguagePack): string[] {
  const relation = findRelation(word, pack)?.relation
  const events = Object.entries(pack.facts.events).filter(([, { words }]) => words.includes(word))
  const pets = Object.entries(pack.facts.pets).filter(([, { words }]) => words.includes(word))
  return [...(relation ? [relation] : []), ...[...events, ...pets].map(([kind]) => kind)]
}

/** What was stated just before and after. */
export function neighboursOf(statement: PastStatement, past: readonly PastStatement[]): PastStatement[] {
  const at = past.indexOf(statement)
  return [past[at - 1], past[at + 1]].filter((one) => one !== undefined)
}
