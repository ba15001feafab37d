import type { Language } from '@confida/text-analysis'
import { ar } from './languages/ar.phrases.ts'
import { de } from './languages/de.phrases.ts'
import { en } from './languages/en.phrases.ts'
import { es } from './languages/es.phrases.ts'
import { fr } from './languages/fr.phrases.ts'
import { it } from './languages/it.phrases.ts'
import { prepareText } from './prepare-text.ts'
import type { RiskPhrases } from './risk-phrases.ts'

/** Whose life a message is about: the writer's, or that of somebody the writer fears for. */
export type Risk = 'own' | 'other'

/** What a phrase adds to the model's score (log odds): it decides unless the model is sure of the contrary. */
export const RULES_WEIGHT = 1

// People write in the language that is nearest when it hurts, whatever the interface says.
export const riskPhrasesOf: Record<Language, RiskPhrases> = { it, en, fr, de, es, ar }
const ARABIC = /\p{Script=Arabic}/u
const LATIN = /\p{Script=Latin}/u
const QUOTED = /["«“„][^"»”“]{1,120}["»”“]/gu

/** Whether a message speaks of suicide or self-harm, by phrases alone. */
export function findRiskByRules(message: string): Risk | undefined {
  const text = prepareText(message)
  const withoutQuotes = message.replace(QUOTED, ' § ')
  const unquoted = withoutQuotes === message ? text : prepareText(withoutQuotes)
  const candidates = Object.values(riskPhrasesOf).filter((phrases) =>
    (phrases === ar ? ARABIC : LATIN).test(text),
  )
  const risks = candidates.map((phrases) => riskOfPerson(text, unquoted, phrases))
  return risks.find((risk) => risk === 'own') ?? risks.find(Boolean) ?? riskOfSubject(text, candidates)
}

function riskOfPerson(text: string, unquoted: string, phrases: RiskPhrases): Risk | undefined {
  const isFiction = has(text, phrases.fictionContext)
  const isTrivial = () => has(text, phrases.trivialContext)
  // Beside a song or a film what stands in quotation marks is its title or its line.
  const meant = literal(isFiction ? unquoted : text, phrases)
  if (has(meant, phrases.own)) return 'own'
  if (has(meant, phrases.possibleHyperbole) && !isTrivial()) return 'own'
  if (!isFiction && has(meant, phrases.other)) return 'other'
  if (isFiction || isTrivial() || has(text, phrases.otherPerson)) return undefined
  return has(meant, phrases.looseOwn) && has(meant, phrases.ambivalence) ? 'own' : undefined
}

/** The languages share the word "suicide", so that only all of them together can tell that it is harmless. */
function riskOfSubject(text: string, candidates: readonly RiskPhrases[]): Risk | undefined {
  if (candidates.some(({ fictionContext }) => has(text, fictionContext))) return undefined
  const meant = candidates.reduce(literal, text)
  return candidates.some(({ subject }) => has(meant, subject)) ? 'own' : undefined
}

const literal = (text: string, { idioms, denials }: RiskPhrases): string =>
  text.replace(idioms, ' § ').replace(denials, ' § ')

/** With its commas and without: hurried writers set few, and the phrases know none. */
const has = (text: string, pattern: RegExp): boolean =>
  text.search(pattern) >= 0 || (text.includes(',') && withoutCommas(text).search(pattern) >= 0)

/** Nothing but commas would leave thousands of spaces, at each of which a pattern starts anew. */
const withoutCommas = (text: string): string => text.replaceAll(',', '').replace(/ +/g, ' ')
