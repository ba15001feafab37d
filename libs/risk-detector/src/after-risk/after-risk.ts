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

const isNewSubject = (message: string): boolean => {
  const text = prepareText(message)
  return all.some(({ newSubject }) => text.search(newSubject) >= 0)
}

const isFine = (message: string): boolean => {
  const text = prepareText(message)
  return all.some(({ fine, notFine }) => text.search(fine) >= 0 && text.search(notFine) < 0)
}
