import type { Language } from './languages.ts'

/** What Arabic writes onto a word: "and", "so", "in", "like", "for", "the", "will". */
const ARABIC_BEFORE = /^(?:وال|فال|بال|كال|لل|ال|و|ف|ب|ل|ك|س|ح|ه)(?=.{3,})/
const ARABIC_ARTICLE = /^ال(?=.{3,})/
/** Pronouns, plurals and feminines. */
const ARABIC_BEHIND = /(?<=.{3,})(?:هم|هن|كم|نا|ها|ني|ين|ون|ات|ان|وا|يه|ته|تي|ي|ه|ك|ت|و|ا|ش)$/
/** Endings that the five Latin languages have most often, of longer words only. */
const LATIN_BEHIND =
  /(?<=.{4,})(?:[aeiou]|s|es|en|er|e[dr]?|ing|ed|ly|mente|ment|are|ere|ire|ato|ata|ando|endo|ado|ada|ido|ida)$/

/** A folded word without what changes with gender, number and person; rough, and the same for all forms. */
export function stemOf(word: string, language: Language): string {
  if (language !== 'ar') return word.replace(LATIN_BEHIND, '')
  const bare = word.replace(ARABIC_BEFORE, '').replace(ARABIC_ARTICLE, '')
  return bare.replace(ARABIC_BEHIND, '').replace(ARABIC_BEHIND, '')
}
