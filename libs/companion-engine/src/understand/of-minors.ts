import type { LanguagePack } from '../languages/language.ts'
import type { Intent } from '../languages/patterns.ts'
import type { ParsedMessage } from './parse-message.ts'

/** These come before all else. */
const CRISES: ReadonlySet<Intent | undefined> = new Set<Intent>(['crisis', 'possibleCrisis'])
const CLOSE: ReadonlySet<Intent | undefined> = new Set<Intent>(['sexual', 'love', 'askMarry', 'askTaken'])

/**
 * What is asked for between lovers is refused to somebody who says to be under eighteen, whatever else the message does.
 * @param isMinor asked only where it counts: it reads all that was said
 */
export function refusedToMinors(
  parsed: ParsedMessage,
  isMinor: () => boolean,
  pack: LanguagePack,
): ParsedMessage {
  const isClose = CLOSE.has(parsed.intent) || pack.patterns.closeness.test(parsed.folded)
  if (!isClose || CRISES.has(parsed.intent) || !isMinor()) return parsed
  const { isGuess: _, ...read } = parsed
  return { ...read, intent: 'minorCloseness' }
}
