import type { Language } from '@confida/contracts'
import { foldText } from '@confida/text-analysis'
import { toCardinal as arabic } from 'n2words/ar-SA'
import { toCardinal as german } from 'n2words/de-DE'
import { toCardinal as english } from 'n2words/en-GB'
import { toCardinal as spanish } from 'n2words/es-ES'
import { toCardinal as french } from 'n2words/fr-FR'
import { toCardinal as italian } from 'n2words/it-IT'

const SPELL: Record<Language, (value: number) => string> = {
  it: italian,
  en: english,
  fr: french,
  de: german,
  es: spanish,
  ar: arabic,
}
/** "One" is an article as well; larger numbers are written in digits. */
const [SMALLEST, LARGEST] = [2, 999]
/** Is also "you are". */
const NO_NUMBERS: ReadonlySet<string> = new Set(['sei'])
/** Other spellings of the same: "hundertzwanzig", "twenty four", and the Arabic of an object. */
const VARIANTS: readonly (readonly [RegExp, string])[] = [
  [/^einhundert/u, 'hundert'],
  [/-/gu, ' '],
  [/ون/gu, 'ين'],
]

interface SpelledNumbers {
  values: ReadonlyMap<string, number>
  pattern: RegExp
}

const byLanguage = new Map<Language, SpelledNumbers>()

/** Numbers that are spelled, from two to 999, as digits. @param folded a folded text */
export function spelledAsDigits(folded: string, language: Language): string {
  const numbers = byLanguage.get(language) ?? spellNumbers(language)
  byLanguage.set(language, numbers)
  return folded.replace(numbers.pattern, (word) => String(numbers.values.get(word)))
}

function spellNumbers(language: Language): SpelledNumbers {
  const values = new Map<string, number>()
  for (let value = SMALLEST; value <= LARGEST; value++) {
    const word = foldText(SPELL[language](value))
    for (const form of [word, ...VARIANTS.map(([pattern, other]) => word.replace(pattern, other))])
      if (!NO_NUMBERS.has(form)) values.set(form, value)
  }
  const longestFirst = [...values.keys()].sort((a, b) => b.length - a.length)
  return { values, pattern: new RegExp(`(?<!\\p{L})(?:${longestFirst.join('|')})(?!\\p{L})`, 'gu') }
}
