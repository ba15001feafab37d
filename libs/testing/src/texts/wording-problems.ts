import type { Language } from '@confida/contracts'
import { leftoverItalian } from './leftover-italian.ts'
import { quotedTexts } from './quoted-texts.ts'
import { entriesOf } from './text-entries.ts'

type Rule = (language: Language, key: string, text: string) => string | undefined

/** Where the per cent sign stands apart from its number, though never on another line. */
const SPACED_PERCENT: ReadonlySet<Language> = new Set(['fr', 'de', 'es'])

const percentSign: Rule = (language, _key, text) => {
  const wrong = SPACED_PERCENT.has(language) ? /[^\u00A0\u202F]%/ : /\s%/
  return wrong.test(text) ? 'has the wrong space before %' : undefined
}

const frenchSpaces: Rule = (language, _key, text) =>
  language === 'fr' && /« |« | [:;!?»]/.test(text) ? 'has a space that may break before a mark' : undefined

const apostrophes: Rule = (language, _key, text) =>
  text.includes("'") && !(language === 'it' && quotedTexts.has(text))
    ? 'has a straight apostrophe'
    : undefined

/** Arabic has a form of its own for two, which says the number itself. */
const dual: Rule = (language, key, text) =>
  language === 'ar' && key.endsWith('_two') && /\d|{{(count|number)}}/.test(text)
    ? 'writes two as a figure'
    : undefined

/** The one spelling that the English texts have. */
const emailHyphen: Rule = (language, _key, text) =>
  language === 'en' && /e-mail/i.test(text) ? 'writes email with a hyphen' : undefined

const rules: readonly Rule[] = [percentSign, frenchSpaces, apostrophes, dual, emailHyphen]

/** `_few` and `_many` alone are other words: `too_few`. */
const PLURAL = /_(?:one|two|other)$/

/** The forms that a language has, of each text that has any. */
function missingForms(language: Language, keys: readonly string[]): string[] {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions()
  const counted = new Set(keys.filter((key) => PLURAL.test(key)).map((key) => key.replace(PLURAL, '')))
  const wanted = [...counted].flatMap((key) => pluralCategories.map((form) => `${key}_${form}`))
  return wanted.filter((key) => !keys.includes(key)).map((key) => `${key} is missing`)
}

/**
 * What a reader of the language would stumble over in its texts, whatever they say: missing plural forms, the wrong space
 * before a per cent sign, straight apostrophes, and Italian that was left over. One sentence each; none where all is well.
 */
export function wordingProblems(language: Language, texts: object, italian: object): string[] {
  const entries = entriesOf(texts)
  const source = new Map(entriesOf(italian))
  const ofTexts = entries.flatMap(([key, text]) => {
    const leftover = language === 'it' ? undefined : leftoverItalian(text, source.get(key))
    const problems = rules.map((rule) => rule(language, key, text)).filter((problem) => problem !== undefined)
    return [...problems, ...(leftover ? [`is Italian: ${leftover}`] : [])].map(
      (problem) => `${key} ${problem}`,
    )
  })
  const keys = entries.map(([key]) => key)
  return [...missingForms(language, keys), ...ofTexts]
}
