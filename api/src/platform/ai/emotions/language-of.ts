import type { Language } from '@confida/contracts'
import { toTokens } from './tokens.ts'

/** Words that are frequent in one of the languages and rare in the others. */
const words: Record<Exclude<Language, 'ar'>, string> = {
  it: 'il gli che di sono ho mi non per una un della con nel alla piu anche ma questo come cosa perche io ti e della dal del sto oggi proprio tutto stasera',
  en: 'the and is i my to of it you a in that for was with have me im not so but this on just at what be do get',
  fr: 'le les des je est et une pas que qui dans pour ce j ai avec suis mon ma c il elle sur au ca moi tu du depuis plus quoi on',
  de: 'der die das ich und ist nicht ein eine mir mich mit zu auf den dem es bin hab wie noch mal so aber im was du wir sich war fur',
  es: 'el los las que de y no en un una me es con por para mi lo se estoy muy pero como hoy ya al del yo tu esta mas hay',
}
const sets = Object.entries(words).map(([language, list]) => ({
  language: language as Language,
  words: new Set(list.split(' ')),
}))
const CLEAR_LEAD = 2

/** How many small words of each language a text has; of Arabic, words in its script. */
export function languageHits(text: string): Record<Language, number> {
  const tokens = toTokens(text).trim().split(' ')
  const counted = sets.map(({ language, words: known }) => [
    language,
    tokens.filter((token) => known.has(token)).length,
  ])
  const arabic = text.match(/\p{Script=Arabic}+/gu)?.length ?? 0
  return { ...Object.fromEntries(counted), ar: arabic }
}

/** The language of a text, as far as its script and small words show it, else the one that is expected. */
export function languageOf(text: string, expected: Language): Language {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const arabic = text.match(/\p{Script=Arabic}/gu)?.length ?? 0
  if (arabic > letters / 2) return 'ar'
  const tokens = toTokens(text).trim().split(' ')
  const hits = (known: Set<string>) => tokens.filter((token) => known.has(token)).length
  const counted = sets.map(({ language, words: known }) => ({ language, count: hits(known) }))
  const best = counted.reduce((a, b) => (b.count > a.count ? b : a))
  const own = counted.find(({ language }) => language === expected)?.count ?? 0
  return best.count >= own + CLEAR_LEAD ? best.language : expected
}
