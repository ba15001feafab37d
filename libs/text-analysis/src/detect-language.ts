import { isKnown, type Language, languages } from './languages.ts'
import { foldedClauses } from './tokens.ts'

/** Words that are frequent in one of the languages and rare in the others. */
const functionWords: Record<Exclude<Language, 'ar'>, string> = {
  it: 'il gli che di sono ho mi non per una un della con nel alla piu anche ma questo come cosa perche io ti e della dal del sto oggi proprio tutto stasera',
  en: 'the and is i my to of it you a in that for was with have me im not so but this on just at what be do get',
  fr: 'le les des je est et une pas que qui dans pour ce j ai avec suis mon ma c il elle sur au ca moi tu du depuis plus quoi on',
  de: 'der die das ich und ist nicht ein eine mir mich mit zu auf den dem es bin hab wie noch mal so aber im was du wir sich war fur',
  es: 'el los las que de y no en un una me es con por para mi lo se estoy muy pero como hoy ya al del yo tu esta mas hay',
}
const wordsOf = new Map(
  Object.entries(functionWords).map(([language, list]) => [language, new Set(list.split(' '))]),
)
/** Function words by which another language has to lead the one that is expected. */
const CLEAR_LEAD = 2
/** Stands in for an expected language that is not known here, as its words do on the page until they are translated. */
const STAND_IN: Language = 'en'

/** How many function words of each language a text has; of Arabic, all words in its script. */
export function countFunctionWords(text: string): Record<Language, number> {
  const words = foldedClauses(text).trim().split(' ')
  const counts = languages.map((language) => [
    language,
    language === 'ar'
      ? (text.match(/\p{Script=Arabic}+/gu)?.length ?? 0)
      : words.filter((word) => wordsOf.get(language)?.has(word)).length,
  ])
  return Object.fromEntries(counts)
}

/** The language of a text where its script and function words show it, else the one that is expected. */
export function detectLanguage(text: string, expected: string): Language {
  const own = isKnown(expected) ? expected : STAND_IN
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const arabic = text.match(/\p{Script=Arabic}/gu)?.length ?? 0
  if (arabic > letters / 2) return 'ar'
  const counts = { ...countFunctionWords(text), ar: 0 }
  const best = languages.reduce((a, b) => (counts[b] > counts[a] ? b : a))
  return counts[best] >= counts[own] + CLEAR_LEAD ? best : own
}

/** The languages that a text may be in: the expected one first, others only where they show more, the likeliest first. */
export function candidateLanguages<Expected extends string>(
  text: string,
  expected: Expected,
): (Expected | Language)[] {
  const counts = countFunctionWords(text)
  const own = isKnown(expected) ? counts[expected] : 0
  const needed = own === 0 ? 1 : own + CLEAR_LEAD
  const others = languages
    .filter((language) => (language as string) !== expected && counts[language] >= needed)
    .sort((one, other) => counts[other] - counts[one])
  return [expected, ...others]
}
