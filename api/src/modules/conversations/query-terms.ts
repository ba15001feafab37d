import { tokenise } from '@confida/text-analysis'

/** The words that say what a message is about; a rare one is as good as many. */
const TERMS_MAX = 8
const LETTERS_MIN = 3

/** What every Arabic question has, folded; those of the other languages are known to PostgreSQL. */
const ARABIC_FUNCTION_WORDS = new Set(
  'من في علي الي عن ما ماذا هل متي اين كيف لماذا انا انت هو هي كان كانت هذا هذه ذلك لك لي قد كل بعد قبل مع حول اخبرتك اخبرك قلت تتذكر تذكر شو ايش وين ليش'.split(
    ' ',
  ),
)
const ARABIC_ARTICLE = /^(?:[وفبك]?ال|لل)(?=.{3})|^[ولب](?=.{4})/u
const ARABIC_ENDING = /(?<=.{3})[ةىهيكا]$/u
/** Pronouns, plurals and feminines. */
const ARABIC_ENDINGS = /(?<=.{3})(?:تي|تك|ته|تها|تنا|ها|هم|كم|نا|ني|ات|ين|ون)$/u
/** Nothing, the article, "to", "in", "and". */
const ARABIC_BEFORE = ['', 'ال', 'ل', 'ب', 'و']

/** The words of a message by which others about the same are found; each as PostgreSQL's `websearch_to_tsquery` reads it. */
export function queryTerms(text: string): string[] {
  const words = tokenise(text, true)
    .filter(({ raw, folded }) => !ARABIC_FUNCTION_WORDS.has(folded) && isTelling(raw))
    .map(({ raw }) => raw.toLowerCase())
  return [...new Set(words)]
    .sort((one, other) => other.length - one.length)
    .slice(0, TERMS_MAX)
    .map((word) => (isArabic(word) ? arabicForms(word).join(' or ') : word))
}

const isTelling = (word: string) => word.length >= LETTERS_MIN || /\d/.test(word)
const isArabic = (word: string) => /\p{Script=Arabic}/u.test(word)

/** PostgreSQL's rules give a word other stems with something written onto it than without. */
function arabicForms(word: string): string[] {
  const whole = word.replace(/\p{M}|\u0640/gu, '')
  const bare = whole.replace(ARABIC_ARTICLE, '')
  const stems = [bare, bare.replace(ARABIC_ENDING, ''), bare.replace(ARABIC_ENDINGS, '')]
  return [...new Set([whole, ...stems.flatMap((stem) => ARABIC_BEFORE.map((before) => before + stem))])]
}

/** The name in PostgreSQL of the rules by which words of a language are reduced to their stems. */
export const textSearchConfigs = {
  it: 'italian',
  en: 'english',
  fr: 'french',
  de: 'german',
  es: 'spanish',
  ar: 'arabic',
} as const
