import { findRisk, isPlainlyOther, namesRisk } from '../find-risk.ts'
import { prepareText } from '../rules/prepare-text.ts'
import { afterRiskPhrases } from './after-risk.phrases.ts'

/** How to write after a message that spoke of risk: with care alone, or once more before it is over, as the person is fine. */
export type CareManner = 'care' | 'eased'

/** So many messages after it. */
const TURNS = 5

/**
 * The manner of a reply after a risk; undefined where it is over: after five messages, or where the person has said to be
 * fine or has clearly turned to something else. A message in any of the six languages.
 * @param messages the person's since the one that spoke of risk, oldest first, with the one to be replied to
 */
export function careMannerAfter(messages: readonly string[]): CareManner | undefined {
  const message = messages.at(-1)
  if (message === undefined || messages.length > TURNS) return undefined
  if (messages.slice(0, -1).some((earlier) => isFine(earlier) || isNewSubject(earlier))) return undefined
  if (isNewSubject(message)) return undefined
  return isFine(message) ? 'eased' : 'care'
}

const all = Object.values(afterRiskPhrases)

/** Said outright; a question after an "anyway" may as well say that nothing matters. */
function isNewSubject(message: string): boolean {
  const text = prepareText(message)
  const isIn = (kind: 'newSubject' | 'turn' | 'bleak') =>
    all.some((phrases) => text.search(phrases[kind]) >= 0)
  if (isIn('newSubject')) return findRisk(message) === undefined
  return isIn('turn') && isPlainlyOther(message) && !isIn('bleak')
}

/** Nobody is fine beside a risk, but for who takes it back. */
function isFine(message: string): boolean {
  const text = prepareText(message)
  const clauses = text.split(/[.,;:!]/u).map((clause) => clause.trim())
  if (all.some(({ notFine }) => text.search(notFine) >= 0)) return false
  if (all.some(({ retraction }) => text.search(retraction) >= 0)) return !namesRisk(message)
  return (
    all.some(({ fine }) => clauses.some((clause) => fine.test(clause))) && findRisk(message) === undefined
  )
}
