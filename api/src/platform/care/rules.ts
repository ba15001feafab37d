import { foldText } from '../ai/builtin/understand/fold.ts'
import type { CareCues } from './care-cues.ts'
import { singleLetters } from './cue-pattern.ts'
import { cues as ar } from './languages/ar.cues.ts'
import { cues as de } from './languages/de.cues.ts'
import { cues as en } from './languages/en.cues.ts'
import { cues as es } from './languages/es.cues.ts'
import { cues as fr } from './languages/fr.cues.ts'
import { cues as it } from './languages/it.cues.ts'

/** Whose life a message is about: the writer's, or that of somebody the writer fears for. */
export type Risk = 'own' | 'other'

/** What a phrase of the rules adds to the model's score: it decides unless the model is sure of the contrary. */
export const WEIGHT_OF_RULES = 1

// People write in the language that is nearest when it hurts, whatever the interface says.
const LANGUAGES: readonly CareCues[] = [it, en, fr, de, es, ar]
const ARABIC = /\p{Script=Arabic}/u
const LATIN = /\p{Script=Latin}/u
const QUOTED = /["«“„][^"»”“]{1,120}["»”“]/gu

/** Whether a message speaks of suicide or self-harm, by phrases alone. */
export function findRiskByRules(message: string): Risk | undefined {
  const text = plainText(message)
  const withoutQuotes = message.replace(QUOTED, ' § ')
  const unquoted = withoutQuotes === message ? text : plainText(withoutQuotes)
  const written = LANGUAGES.filter((cues) => (cues === ar ? ARABIC : LATIN).test(text))
  const risks = written.map((cues) => riskOfPerson(text, unquoted, cues))
  return risks.find((risk) => risk === 'own') ?? risks.find(Boolean) ?? riskOfSubject(text, written)
}

function riskOfPerson(text: string, unquoted: string, cues: CareCues): Risk | undefined {
  const isDistant = has(text, cues.distance)
  // Beside a song or a film what stands in quotation marks is its title or its line.
  const meant = literal(isDistant ? unquoted : text, cues)
  if (has(meant, cues.own)) return 'own'
  if (has(meant, cues.strongWords) && !has(text, cues.trifles)) return 'own'
  if (!isDistant && has(meant, cues.other)) return 'other'
  const isLoose = !isDistant && !has(text, cues.trifles) && !has(text, cues.person)
  return isLoose && has(meant, cues.ownDeath) && has(meant, cues.leaning) ? 'own' : undefined
}

/** The languages share the word "suicide", so that only all of them together can tell that it is harmless. */
function riskOfSubject(text: string, written: readonly CareCues[]): Risk | undefined {
  if (written.some(({ distance }) => has(text, distance))) return undefined
  const meant = written.reduce(literal, text)
  return written.some(({ subject }) => has(meant, subject)) ? 'own' : undefined
}

const literal = (text: string, { figures, denials }: CareCues): string =>
  text.replace(figures, ' § ').replace(denials, ' § ')

/** With its commas and without: hurried writers set few, and the phrases know none. */
const has = (text: string, pattern: RegExp): boolean =>
  text.search(pattern) >= 0 || (text.includes(',') && text.replaceAll(',', '').search(pattern) >= 0)

function plainText(message: string): string {
  return singleLetters(
    foldText(message)
      .replace(/(\p{L})['](?=\p{L})/gu, '$1 ')
      .replace(/[^\p{L}\p{N}.,;:!?§]+/gu, ' ')
      .trim(),
  )
}
