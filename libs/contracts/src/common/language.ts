interface LanguageFacts {
  /** Its own name, by which people choose it. */
  name: string
  direction: 'ltr' | 'rtl'
  /** The locale in which its numbers are written: digits stay western in Arabic, as the product's dates have them too. */
  numberLocale: string
}

/**
 * The interface languages; the first is the default and the fallback. What differs by language is a `Record<Language, …>`,
 * so that one which is missing does not compile.
 */
export const languageFacts = {
  it: { name: 'Italiano', direction: 'ltr', numberLocale: 'it' },
  en: { name: 'English', direction: 'ltr', numberLocale: 'en' },
  fr: { name: 'Français', direction: 'ltr', numberLocale: 'fr' },
  de: { name: 'Deutsch', direction: 'ltr', numberLocale: 'de' },
  es: { name: 'Español', direction: 'ltr', numberLocale: 'es' },
  ar: { name: 'العربية', direction: 'rtl', numberLocale: 'ar-u-nu-latn' },
} as const satisfies Record<string, LanguageFacts>

export type Language = keyof typeof languageFacts

export const languages = Object.keys(languageFacts) as Language[]

export const DEFAULT_LANGUAGE: Language = 'it'

export const isLanguage = (value: unknown): value is Language => languages.includes(value as Language)
