/** The six interface languages; the first is the default and the fallback. */
export const languages = ['it', 'en', 'fr', 'de', 'es', 'ar'] as const

export type Language = (typeof languages)[number]

export const DEFAULT_LANGUAGE: Language = 'it'

export const isLanguage = (value: unknown): value is Language => languages.includes(value as Language)
